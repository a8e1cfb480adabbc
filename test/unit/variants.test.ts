import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { variants } from '../e2e/variants/variants.ts';

test.for(Object.entries(variants))(
  'the tests that the variant %s leaves out are in its files',
  async ([, { files, leftOut }]) => {
    const texts = await Promise.all(
      files.map((file) => readFile(`test/e2e/${file}.test.ts`, 'utf8')),
    );
    const names = Object.values(leftOut).flat();
    const unknown = names.filter((name) => !texts.join('').includes(`'${name}`));
    expect(unknown).toEqual([]);
  },
);
