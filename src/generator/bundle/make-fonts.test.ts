import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { makeFonts, siteFonts } from './make-fonts.ts';

test('the fonts that every page loads are less than 32 KB together', async () => {
  const files = await makeFonts();
  const sizes = siteFonts().map(({ name }) => files.get(`${name}.woff2`)?.length ?? 0);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(32 * 1024);
});

test('the metrics of the site’s fonts match the fonts’ tables', async () => {
  for (const { sources, metrics } of siteFonts()) {
    const { ascent, descent, lineGap, unitsPerEm } = metrics;
    expect({ ascent, descent, lineGap, unitsPerEm }).toEqual(await metricsIn(sources.latin));
  }
});

/** Reads the tables `head` and `hhea` (https://learn.microsoft.com/typography/opentype/spec/otff). */
async function metricsIn(source: string) {
  const font = await readFile(new URL(source));
  const options = { targetFormat: 'truetype', noHinting: true, keepFeatures: [] } as const;
  const bytes = await subsetFont(font, 'Hx', options);
  const table = (tag: string): Buffer => {
    const entries = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => 12 + at * 16);
    const entry = entries.find((at) => bytes.toString('latin1', at, at + 4) === tag) ?? 0;
    return bytes.subarray(bytes.readUInt32BE(entry + 8));
  };
  const [head, hhea] = [table('head'), table('hhea')];
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
  };
}
