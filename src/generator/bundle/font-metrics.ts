import type { createFontStack } from '@capsizecss/core';

export type Metrics = Parameters<typeof createFontStack>[0][number];

/**
 * Metrics of the site's fonts and their fallbacks, in each font's units, as in
 * `@capsizecss/metrics`. That package has 169 MB with all existing fonts.
 */
export const fontMetrics = {
  instrumentSerif: metrics('Instrument Serif', [990, -310, 0, 1000, 341]),
  timesNewRoman: metrics('Times New Roman', [1825, -443, 87, 2048, 832]),
  notoSerif: metrics('Noto Serif', [1069, -293, 0, 1000, 481]),
  instrumentSans: metrics('Instrument Sans', [970, -250, 0, 1000, 458]),
  arial: metrics('Arial', [1854, -434, 67, 2048, 913]),
  roboto: metrics('Roboto', [1900, -500, 0, 2048, 911]),
};

type Numbers = readonly [
  ascent: number,
  descent: number,
  lineGap: number,
  unitsPerEm: number,
  xWidthAvg: number,
];

function metrics(
  familyName: string,
  [ascent, descent, lineGap, unitsPerEm, xWidthAvg]: Numbers,
): Metrics {
  const subsets = { latin: { xWidthAvg }, thai: { xWidthAvg } };
  return { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg, subsets };
}
