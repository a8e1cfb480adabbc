import { readFile } from 'node:fs/promises';
import type { createFontStack } from '@capsizecss/core';
import { fontMetrics, type Metrics } from './font-metrics.ts';

/**
 * The characters of almost every German, English and French text. Any other one is shown in
 * a font of the system.
 */
const common = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÄÖÜäöüßÀÂÇÉÈÊÎÔŒàâæçéèêëîïôùûœ',
  ' \u00A0.,:;!?\'"()/-–—…„“”‚‘’«»‹›&%+*@§€·•×©°\u2009\u202F',
].join('');

/** The kerning, ligatures and figures of equal width that the styles use. */
const features = ['kern', 'liga', 'tnum'];

/**
 * By how much the shop's texts are wider or narrower than the letter frequencies of capsize tell:
 * widths of the demo's texts in both fonts, measured in Chromium, divided by its `size-adjust`.
 */
const fit = { sans: 1.0147 / 1.0274, serif: 0.8527 / 0.8394 };

interface Font {
  family: string;
  /** Name of the subset's file. */
  name: string;
  /** Address of the whole font's file. */
  source: string;
  weight: string;
  fit: number;
  metrics: Metrics;
  /** Fonts of visitors' systems that stand in until the font is loaded. */
  fallbacks: readonly { family: string; local: readonly string[]; metrics: Metrics }[];
}

/**
 * The fonts of the site, subset, and their style sheet, by file name. A text is set in a font of the
 * visitor's system, stretched to the widths and heights of the real one, until that is there.
 */
export async function makeFonts(): Promise<Map<string, string | Buffer>> {
  const fonts = siteFonts();
  const { createFontStack } = await import('@capsizecss/core');
  const faces = fonts.flatMap((font) => [
    ...font.fallbacks.map((fallback) => fallbackFace(font, fallback, createFontStack)),
    face({
      'font-family': `'${font.family}'`,
      'font-display': 'swap',
      'font-weight': font.weight,
      src: `url('./${font.name}.woff2')`,
    }),
  ]);
  const subsets = fonts.map(async (font) => [`${font.name}.woff2`, await subset(font)] as const);
  return new Map<string, string | Buffer>([
    ...(await Promise.all(subsets)),
    ['fonts.css', faces.join('\n')],
  ]);
}

/** The packages are those of who makes the kit: a packed one brings its fonts. */
export function siteFonts(): Font[] {
  return [
    {
      family: 'Instrument Serif',
      name: 'instrument-serif',
      source: import.meta
        .resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'),
      weight: '400',
      fit: fit.serif,
      metrics: fontMetrics.instrumentSerif,
      fallbacks: [
        {
          family: 'Serif Times',
          local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
          metrics: fontMetrics.timesNewRoman,
        },
        {
          family: 'Serif Noto',
          local: ['Noto Serif', 'NotoSerif-Regular'],
          metrics: fontMetrics.notoSerif,
        },
      ],
    },
    {
      family: 'Instrument Sans',
      name: 'instrument-sans',
      source: import.meta
        .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
      weight: '400 700',
      fit: fit.sans,
      metrics: fontMetrics.instrumentSans,
      fallbacks: [
        {
          family: 'Sans Arial',
          local: ['Arial', 'ArialMT', 'Liberation Sans'],
          metrics: fontMetrics.arial,
        },
        { family: 'Sans Roboto', local: ['Roboto', 'Roboto-Regular'], metrics: fontMetrics.roboto },
      ],
    },
  ];
}

async function subset({ source }: Font): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const whole = await readFile(new URL(source));
  return subsetFont(whole, common, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
  });
}

function fallbackFace(
  { metrics, fit: factor }: Font,
  fallback: Font['fallbacks'][number],
  fontStack: typeof createFontStack,
): string {
  const { fontFaces } = fontStack([metrics, fallback.metrics], {
    fontFaceFormat: 'styleObject',
  });
  const adjusted = fontFaces[0]?.['@font-face'];
  const percent = (value: string | undefined, by: number) =>
    `${(Number.parseFloat(value ?? '') * by).toFixed(1)}%`;
  // Heights are told as shares of the adjusted size.
  return face({
    'font-family': `'${fallback.family}'`,
    src: fallback.local.map((local) => `local('${local}')`).join(', '),
    'ascent-override': percent(adjusted?.ascentOverride, 1 / factor),
    'descent-override': percent(adjusted?.descentOverride, 1 / factor),
    'size-adjust': percent(adjusted?.sizeAdjust, factor),
  });
}

function face(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}`;
}
