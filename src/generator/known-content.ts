import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#disk/replace-file.ts';
import type { ContentCache } from '#content/load.ts';
import type { MediaMetadata } from '#content/media/media.ts';
import { Markdown } from '#content/text/markdown.ts';

/** What earlier builds have found in the shop's texts and media: to find it takes longer than all other reading. */
interface KeptContent {
  known: Required<ContentCache>;
  /** Keeps what is known of what was read, and of nothing else, for the next build. */
  save(): Promise<void>;
}

/**
 * @param folder The cache of builds.
 * @param code Hash of the code that reads: what other code found counts for nothing.
 */
export async function knownContent(folder: string, code: string): Promise<KeptContent> {
  const texts = await cachedMetadata<NonNullable<Markdown['known']>>(
    join(folder, 'texts.json'),
    code,
  );
  const media = await cachedMetadata<MediaMetadata>(join(folder, 'media.json'), code);
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

/** Metadata by key, in a file that one build hands on to the next. */
interface CachedMetadata<T> {
  /** What is known, by now or by the builds before. */
  get(key: string): T | undefined;
  set(key: string, fact: T): void;
  /** Keeps what this build has asked for or found, and nothing else. */
  save(): Promise<void>;
}

interface Stored<T> {
  code: string;
  metadata: Record<string, T>;
}

/** @param code Hash of the code that finds them: what other code found counts for nothing. */
async function cachedMetadata<T>(file: string, code: string): Promise<CachedMetadata<T>> {
  const before = await readMetadata<T>(file, code);
  const now = new Map<string, T>();
  return {
    get(key) {
      const fact = now.get(key) ?? before.get(key);
      if (fact !== undefined) now.set(key, fact);
      return fact;
    },
    set: (key, fact) => void now.set(key, fact),
    async save() {
      const isSame =
        now.size === before.size && [...now].every(([key, value]) => before.get(key) === value);
      if (isSame) return;
      const stored: Stored<T> = { code, metadata: Object.fromEntries(now) };
      await replaceFile(file, JSON.stringify(stored));
    },
  };
}

/** A file that is missing or broken, or was written by other code, tells nothing. */
async function readMetadata<T>(file: string, code: string): Promise<ReadonlyMap<string, T>> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Stored<T>;
    return new Map(stored.code === code ? Object.entries(stored.metadata) : []);
  } catch {
    return new Map();
  }
}
