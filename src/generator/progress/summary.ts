import { styleText } from 'node:util';
import { type Language, languages } from '#model/language.ts';

/** What a build did. */
export interface BuildSummary {
  /** Number of pages in each language. */
  pages: Partial<Record<Language, number>>;
  /** Number of pages rendered; the others were kept from the last release. */
  rendered: number;
  /**
   * Numbers of files; `later` counts those left to the server on request, and to the next build.
   */
  images: { made: number; reused: number; later: number };
  /** Size of the release without its compressed copies. */
  bytes: number;
  warnings: number;
  /** ms. */
  time: number;
  /** Folder of the release; the last one if nothing has changed. */
  release: string;
  /** Whether nothing has changed, so that the last release stays. */
  unchanged: boolean;
}

/** Formats the summary, with one item per line. */
export function formatSummary(summary: BuildSummary): string {
  const { pages, rendered, images, bytes, warnings, time, release, unchanged } = summary;
  const total = Object.values(pages).reduce((sum, count) => sum + count, 0);
  const byLanguage = languages
    .filter((language) => pages[language])
    .map((language) => `${language} ${pages[language]}`)
    .join(', ');
  const rows = [
    ['pages', `${total} (${byLanguage}), ${rendered} rendered`],
    [
      'images',
      [
        `${images.made} made, ${images.reused} reused`,
        ...(images.later > 0 ? [`${images.later} on request`] : []),
      ].join(', '),
    ],
    ['size', `${(bytes / 1e6).toFixed(1)} MB`],
    ['warnings', String(warnings)],
    ['time', `${(time / 1000).toFixed(2)} s`],
    ['release', unchanged ? `${release} (nothing has changed)` : release],
  ] as const;
  return rows.map(([name, value]) => `${styleText('dim', name.padEnd(9))} ${value}`).join('\n');
}
