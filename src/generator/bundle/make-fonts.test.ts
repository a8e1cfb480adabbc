import { expect, test } from 'vitest';
import { makeFonts } from './make-fonts.ts';

test('the fonts that pages load at once have less than 32 KB together', async () => {
  const files = [...(await makeFonts())];
  const sizes = files.filter(([name]) => name.endsWith('.woff2')).map(([, made]) => made.length);
  expect(sizes).toHaveLength(2);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(32 * 1024);
});
