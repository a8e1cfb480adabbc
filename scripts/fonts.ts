import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import instrumentSerif from '@capsizecss/metrics/instrumentSerif';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const styles = join(root, 'src/site/styles');

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

type Metrics = Parameters<typeof createFontStack>[0][number];

interface Font {
  family: string;
  /** Name of the subset's file. */
  name: string;
  /** Path of the whole font below node_modules. */
  source: string;
  weight: string;
  fit: number;
  metrics: Metrics;
  /** Fonts of visitors' systems that stand in until the font is loaded. */
  fallbacks: readonly { family: string; local: readonly string[]; metrics: Metrics }[];
}

const fonts: readonly Font[] = [
  {
    family: 'Instrument Serif',
    name: 'instrument-serif',
    source: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    weight: '400',
    fit: fit.serif,
    metrics: instrumentSerif,
    fallbacks: [
      {
        family: 'Serif Times',
        local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
        metrics: timesNewRoman,
      },
      { family: 'Serif Noto', local: ['Noto Serif', 'NotoSerif-Regular'], metrics: notoSerif },
    ],
  },
  {
    family: 'Instrument Sans',
    name: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    fit: fit.sans,
    metrics: instrumentSans,
    fallbacks: [
      {
        family: 'Sans Arial',
        local: ['Arial', 'ArialMT', 'Liberation Sans'],
        metrics: arial,
      },
      { family: 'Sans Roboto', local: ['Roboto', 'Roboto-Regular'], metrics: roboto },
    ],
  },
];

if (import.meta.main) {
  for (const [file, contents] of await fontFiles()) await writeFile(join(styles, file), contents);
}

/** Makes the fonts of the site and their style sheet, by path below src/site/styles. */
export async function fontFiles(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>();
  for (const { name, source } of fonts) {
    const whole = await readFile(join(root, 'node_modules', source));
    files.set(
      `fonts/${name}.woff2`,
      await subsetFont(whole, common, {
        targetFormat: 'woff2',
        noHinting: true,
        keepFeatures: features,
      }),
    );
  }
  return files.set('fonts.css', styleSheet());
}

function styleSheet(): string {
  const notice = [
    '/* Made by scripts/fonts.ts. A text is set in a font of the system, stretched to the widths and',
    '   heights of the real one, until that is there. */',
  ].join('\n');
  return `${[notice, ...fonts.flatMap(faces)].join('\n\n')}\n`;
}

function faces(font: Font): string[] {
  const { family, name, weight } = font;
  return [
    ...font.fallbacks.map((fallback) => fallbackFace(font, fallback)),
    face({
      'font-family': `'${family}'`,
      'font-display': 'swap',
      'font-weight': weight,
      src: `url('./fonts/${name}.woff2')`,
    }),
  ];
}

function fallbackFace({ metrics, fit: factor }: Font, fallback: Font['fallbacks'][number]): string {
  const { fontFaces } = createFontStack([metrics, fallback.metrics], {
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
