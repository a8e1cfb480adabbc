import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inFullOnly } from '../e2e/variants/in-full-only.ts';
import { variants } from '../e2e/variants/variants.ts';

const all = Object.entries(variants);

test.for(all)(
  'the tests that the variant %s leaves out are in its files',
  async ([, { files, leftOut }]) => {
    const texts = await Promise.all(files.map(textOf));
    const names = Object.values(leftOut).flat();
    const unknown = names.filter((name) => !texts.join('').includes(`'${name}`));
    expect(unknown).toEqual([]);
  },
);

test.for(all)(
  'the variant %s has six smoke tests, which are in its files and not left out',
  async ([, { files, leftOut, smoke }]) => {
    const out = Object.values(leftOut).flat();
    const missing = Object.entries(smoke).map(async ([file, names]) => {
      const text = files.includes(file) ? await textOf(file) : '';
      return names.filter(
        (name) => !text.includes(`'${name}'`) || out.some((start) => name.startsWith(start)),
      );
    });
    expect((await Promise.all(missing)).flat()).toEqual([]);
    expect(Object.values(smoke).flat()).toHaveLength(6);
  },
);

test('the files that only run in full exist', async () => {
  expect(await Promise.all(inFullOnly.map(textOf))).not.toContain('');
});

function textOf(file: string): Promise<string> {
  return readFile(`test/e2e/${file}.test.ts`, 'utf8');
}
