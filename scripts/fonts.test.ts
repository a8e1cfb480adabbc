import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFiles } from './fonts.ts';

const styles = join(import.meta.dirname, '../src/site/styles');

const files = await fontFiles();

test('the fonts and their style sheet are those that the script makes', async () => {
  for (const [file, made] of files) {
    const found = await readFile(join(styles, file));
    expect(found.equals(Buffer.from(made)), `${file}: npm run fonts`).toBe(true);
  }
});

test('all fonts that pages load at once have less than 32 KB together', () => {
  const sizes = [...files]
    .filter(([file]) => file.endsWith('.woff2'))
    .map(([, made]) => made.length);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(32 * 1024);
});
