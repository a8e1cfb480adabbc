import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Markdown } from '#content/text/markdown.ts';
import type { ReadMarkdown } from '#content/text/texts.ts';
import { replaceFile } from '#disk/replace-file.ts';

/** What earlier builds have found in the shop's texts: parsing them takes longer than all other reading. */
export interface KnownTexts {
  readonly read: ReadMarkdown;
  /** Keeps what is known of the texts that were read, and of no others, for the next build. */
  save(): Promise<void>;
}

/** In the file: what is known by the hash of a text, found by code with this hash. */
interface Stored {
  code: string;
  texts: Record<string, NonNullable<Markdown['known']>>;
}

/**
 * @param folder The cache of builds.
 * @param code Hash of the code that parses: what other code found counts for nothing.
 */
export async function knownTexts(folder: string, code: string): Promise<KnownTexts> {
  const file = join(folder, 'texts.json');
  const before = await readStored(file, code);
  const read = new Map<string, Markdown>();
  return {
    read(source) {
      const key = hash('sha256', source).slice(0, 20);
      const text = read.get(key) ?? new Markdown(source, before[key]);
      read.set(key, text);
      return text;
    },
    async save() {
      const texts: Stored['texts'] = {};
      let isNew = false;
      for (const [key, { known }] of read) {
        if (!known) continue;
        texts[key] = known;
        isNew ||= !Object.hasOwn(before, key);
      }
      const isLess = Object.keys(texts).length < Object.keys(before).length;
      if (!isNew && !isLess) return;
      await replaceFile(file, JSON.stringify({ code, texts } satisfies Stored));
    },
  };
}

/** A file that is missing or broken, or was written by other code, tells nothing. */
async function readStored(file: string, code: string): Promise<Stored['texts']> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Stored;
    return stored.code === code ? stored.texts : {};
  } catch {
    return {};
  }
}
