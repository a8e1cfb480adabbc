import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { elements, text } from '../support/html.ts';
import { dist, test as base } from '../support/demo-shop.ts';

/** `named` are the scripts that a brand's document asks for, `entry` is the code of the first. */
const test = base
  .extend('named', async ({ get }) => {
    const { root } = await get('/uhren/ostra');
    return namesIn(elements(root, 'script').map(text).join('\n'), /"\/assets\/([\w-]+\.js)"/g);
  })
  .extend('entry', ({ named }) => read(named.find((file) => file.startsWith('entry-client-'))));

function namesIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, name = '']) => name);
}

function read(file = ''): Promise<string> {
  return readFile(join(dist, 'current/site/assets', file), 'utf8');
}

/** The files that a script cannot begin without, as bundles write it. */
async function importsOf(file: string): Promise<string[]> {
  return namesIn(await read(file), /(?:from|import) ?"\.\/([^"]+\.js)"/g);
}

test('the application starts with two rounds of requests: what the document names, and what its entry asks for', async ({
  named,
  entry,
}) => {
  const asked = namesIn(entry, /\.\/((?:application|site|brand|de|en|fr)-[\w-]+\.js)/g);
  expect(new Set(asked).size).toBe(6);
  for (const [files, known] of [
    [named, named],
    [asked, [...named, ...asked]],
  ] as const) {
    const needed = (await Promise.all(files.map(importsOf))).flat();
    expect(needed.filter((file) => !known.includes(file))).toEqual([]);
  }
});

test('a list of items needs a script of its own, and one of what lists and items share', async ({
  entry,
}) => {
  const [list] = namesIn(entry, /\.\/(list-[\w-]+\.js)/g);
  const isThere = /^(?:rolldown-runtime|react|entry-client|site)-/;
  const later = (await importsOf(list ?? '')).filter((file) => !isThere.test(file));
  expect(later).toEqual([expect.stringMatching(/^items-/)]);
  const last = await importsOf(later[0] ?? '');
  expect(last.filter((file) => !isThere.test(file))).toEqual([]);
});
