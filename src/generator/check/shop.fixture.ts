import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesSource } from '#content/files/files-source.ts';
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import { type Changes, changeFiles } from '#content/changes.fixture.ts';
import { checkShop } from './check-shop.ts';

const starter = join(import.meta.dirname, '../../../starter');

/**
 * The diagnostics of a new shop once some of its files are changed. Excludes its sample texts
 * unless requested.
 */
export async function diagnosticsAfter(
  changes: Changes,
  { withSamples = false } = {},
): Promise<Diagnostic[]> {
  const folder = await mkdtemp(join(tmpdir(), 'check-shop-'));
  try {
    await cp(starter, folder, { recursive: true });
    await changeFiles(folder, changes);
    const diagnostics = await checkShop(filesSource(folder));
    return withSamples ? diagnostics : diagnostics.filter(({ code }) => code !== 'sample-text');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A change that replaces a text; throws if it is missing. */
export function replacing(old: string, text: string): (contents: string) => string {
  return (contents) => {
    if (!contents.includes(old)) throw new Error(`The starter does not say "${old}".`);
    return contents.replaceAll(old, text);
  };
}

export function adding(text: string): (contents: string) => string {
  return (contents) => `${contents}\n${text}\n`;
}
