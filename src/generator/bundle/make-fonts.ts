import { readFile } from 'node:fs/promises';
import type { createFontStack } from '@capsizecss/core';
import { fontMetrics, type Metrics } from './font-metrics.ts';

/** The characters of almost every German, English and French text, in files that all pages load. */
const common = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÄÖÜäöüßÀÂÇÉÈÊÎÔŒàâæçéèêëîïôùûœ',
  ' \u00A0.,:;!?\'"()/-–—…„“”‚‘’«»‹›&%+*@§€·•×©°\u2009\u202F',
].join('');

/**
 * The other letters of languages in Latin script, as in Łódź, Yıldız and Åse. Pages that contain
 * any load them, each from the corresponding file of the font's package.
 */
const furtherLetters = {
  latin: range(0xc0, 0xff) + range(0x131, 0x131),
  'latin-ext': range(0x100, 0x130) + range(0x132, 0x24f) + range(0x1e80, 0x1e9e),
} as const;

type Part = keyof typeof furtherLetters;

/** The kerning, ligatures and tabular figures that the styles use. */
const features = ['kern', 'liga', 'tnum'];

/**
 * The ratio of the shop's text widths to those from the letter frequencies of capsize: widths of
 * the demo's texts in both fonts, measured in Chromium, divided by its `size-adjust`.
 */
const fit = { sans: 1.0147 / 1.0274, serif: 0.8527 / 0.8394 };

interface Font {
  family: string;
  /** File name of the subset. */
  name: string;
  /** URLs of the files in the font's package, by part. */
  sources: Readonly<Record<Part, string>>;
  weight: string;
  fit: number;
  metrics: Metrics;
  /** System fonts used as fallbacks until the font is loaded. */
  fallbacks: readonly { family: string; local: readonly string[]; metrics: Metrics }[];
}

/**
 * Makes the fonts of the site, subset, and their style sheets, by file name: `fonts.css` for all
 * pages, `further-letters.css` for pages with further letters. Until a font is loaded, text is
 * shown in a system font adjusted to its widths and heights.
 */
export async function makeFonts(): Promise<Map<string, string | Buffer>> {
  const fonts = siteFonts();
  const { createFontStack } = await import('@capsizecss/core');
  const faces = fonts.flatMap((font) => [
    ...font.fallbacks.map((fallback) => fallbackFace(font, fallback, createFontStack)),
    siteFace(font, font.name),
  ]);
  const further = fonts.flatMap((font) =>
    (Object.keys(furtherLetters) as Part[]).map((part) => ({
      font,
      part,
      name: `${font.name}-further-${part}`,
    })),
  );
  const subsets = [
    ...fonts.map(async (font) => [`${font.name}.woff2`, await subset(font, 'latin')] as const),
    ...further.map(
      async ({ font, part, name }) =>
        [`${name}.woff2`, await subset(font, part, furtherLetters[part])] as const,
    ),
  ];
  return new Map<string, string | Buffer>([
    ...(await Promise.all(subsets)),
    ['fonts.css', faces.join('\n')],
    [
      'further-letters.css',
      further
        .map(({ font, part, name }) => siteFace(font, name, unicodeRange(furtherLetters[part])))
        .join('\n'),
    ],
  ]);
}

/** The font packages are development dependencies: a packed kit contains its fonts. */
export function siteFonts(): Font[] {
  return [
    {
      family: 'Instrument Serif',
      name: 'instrument-serif',
      sources: {
        latin: import.meta
          .resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'),
        'latin-ext': import.meta
          .resolve('@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff2'),
      },
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
      sources: {
        latin: import.meta
          .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
        'latin-ext': import.meta
          .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2'),
      },
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

async function subset({ sources }: Font, part: Part, letters = common): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const whole = await readFile(new URL(sources[part]));
  return subsetFont(whole, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
  });
}

function siteFace({ family, weight }: Font, name: string, letters?: string): string {
  return face({
    'font-family': `'${family}'`,
    'font-display': 'swap',
    'font-weight': weight,
    src: `url('./${name}.woff2')`,
    ...(letters ? { 'unicode-range': letters } : {}),
  });
}

/** The characters between two code points, excluding common ones. */
function range(from: number, to: number): string {
  const all = Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  return all.filter((character) => !common.includes(character)).join('');
}

/** Formats ascending characters as a CSS unicode-range: `U+141,U+143-144`. */
function unicodeRange(characters: string): string {
  const spans: [from: number, to: number][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const last = spans.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return spans.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
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
  // Heights are relative to the adjusted size.
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
