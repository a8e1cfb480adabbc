import { readFile } from 'node:fs/promises';
import { replaceFile } from '#disk/replace-file.ts';

/** Facts by key, in a file that one build hands on to the next. */
interface KeptFacts<T> {
  /** What is known, by now or by the builds before. */
  get(key: string): T | undefined;
  set(key: string, fact: T): void;
  /** Keeps what this build has asked for or found, and nothing else. */
  save(): Promise<void>;
}

interface Stored<T> {
  code: string;
  facts: Record<string, T>;
}

/** @param code Hash of the code that finds them: what other code found counts for nothing. */
export async function keptFacts<T>(file: string, code: string): Promise<KeptFacts<T>> {
  const before = await readFacts<T>(file, code);
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
        now.size === before.size && [...now].every(([key, fact]) => before.get(key) === fact);
      if (isSame) return;
      const stored: Stored<T> = { code, facts: Object.fromEntries(now) };
      await replaceFile(file, JSON.stringify(stored));
    },
  };
}

/** A file that is missing or broken, or was written by other code, tells nothing. */
async function readFacts<T>(file: string, code: string): Promise<ReadonlyMap<string, T>> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Stored<T>;
    return new Map(stored.code === code ? Object.entries(stored.facts) : []);
  } catch {
    return new Map();
  }
}
