import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#disk/replace-file.ts';
import type { ContentCache } from '#content/load.ts';
import type { MediaMetadata } from '#content/media/media.ts';
import { Markdown } from '#content/text/markdown.ts';

/** Cached results of reading texts and media, which takes longer than all other reading. */
interface KeptContent {
  known: Required<ContentCache>;
  /** Saves the entries used in this build for the next one, and drops all others. */
  save(): Promise<void>;
}

/**
 * @param folder The cache of builds.
 * @param code Hash of the code that reads: results of other code are ignored.
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

/** Metadata by key, in a cache file. */
interface CachedMetadata<T> {
  /** An entry from this build or the last. */
  get(key: string): T | undefined;
  set(key: string, fact: T): void;
  /** Saves the entries that this build has read or set, and drops all others. */
  save(): Promise<void>;
}

interface Stored<T> {
  code: string;
  metadata: Record<string, T>;
}

/** @param code Hash of the code that makes the metadata: results of other code are ignored. */
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

/** Entries of a cache file; none if it is missing or broken, or was written by other code. */
async function readMetadata<T>(file: string, code: string): Promise<ReadonlyMap<string, T>> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Stored<T>;
    return new Map(stored.code === code ? Object.entries(stored.metadata) : []);
  } catch {
    return new Map();
  }
}
