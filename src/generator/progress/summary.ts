import { styleText } from 'node:util';
import { type Language, languages } from '#model/language.ts';

/** What a build did. */
export interface BuildSummary {
  /** Pages of each language. */
  pages: Partial<Record<Language, number>>;
  /** Pages that were rendered; the others were taken over from the last release. */
  rendered: number;
  /** Files; those for later are made by the server when they are asked for, and by the next build. */
  images: { made: number; reused: number; later: number };
  /** Bytes of the release without its compressed copies. */
  bytes: number;
  warnings: number;
  /** ms. */
  time: number;
  /** Folder of the release; the last one where nothing has changed. */
  release: string;
  /** Whether nothing had changed, so that the last release stays. */
  unchanged: boolean;
}

/** The summary as a person reads it, one fact a line. */
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
