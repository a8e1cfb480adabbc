import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { KnownContent } from '#content/load.ts';
import type { MediaFacts } from '#content/media/media.ts';
import { Markdown } from '#content/text/markdown.ts';
import { keptFacts } from './kept-facts.ts';

/** What earlier builds have found in the shop's texts and media: to find it takes longer than all other reading. */
interface KeptContent {
  known: Required<KnownContent>;
  /** Keeps what is known of what was read, and of nothing else, for the next build. */
  save(): Promise<void>;
}

/**
 * @param folder The cache of builds.
 * @param code Hash of the code that reads: what other code found counts for nothing.
 */
export async function knownContent(folder: string, code: string): Promise<KeptContent> {
  const texts = await keptFacts<NonNullable<Markdown['known']>>(join(folder, 'texts.json'), code);
  const media = await keptFacts<MediaFacts>(join(folder, 'media.json'), code);
  const read = new Map<string, Markdown>();
  return {
    known: {
      readText(source) {
        const key = hash('sha256', source).slice(0, 20);
        const text = read.get(key) ?? new Markdown(source, texts.get(key));
        read.set(key, text);
        return text;
      },
      media,
    },
    async save() {
      for (const [key, { known }] of read) if (known && !texts.get(key)) texts.set(key, known);
      await texts.save();
      await media.save();
    },
  };
}
