import type { AppData, CodeView } from '#model/page-data/page-data.ts';
import { appDataPath, queryPath } from '#model/page-data/paths.ts';
import { openNowScript, type StartCode } from '../bundle/start-script.ts';
import type { TemplateStyles } from '../bundle/styles.ts';
import type { Plan } from '../plan/planned.ts';
import { digest } from '../text/digest.ts';
import type { StaticQueries } from './queries.ts';

/** Files by path relative to the site's root. */
type Files = Map<string, string>;

/**
 * Writes the styles that templates add to files, for visitors coming from a page with another
 * template.
 */
export function styleFiles(own: TemplateStyles): { code: CodeView; files: Files } {
  const styles: CodeView['styles'] = {};
  const files: Files = new Map();
  for (const [template, css] of Object.entries(own) as [keyof TemplateStyles, string][]) {
    if (css === '') continue;
    const file = `assets/${template}-${digest(css)}.css`;
    files.set(file, css);
    styles[template] = `/${file}`;
  }
  return { code: { styles }, files };
}

/** Path of the print styles of all pages. */
export function printPath(css: string): string {
  return `assets/print-${digest(css)}.css`;
}

/**
 * The path for font faces of letters that few pages have, and a pattern that finds such letters.
 */
export function furtherLettersFile(faces: string): { path: string; letters: RegExp } {
  const ranges = [...faces.matchAll(/unicode-range:([^;}]+)/gi)].flatMap(([, list = '']) => {
    return list.split(',').map((one) => {
      const [from = '', to = from] = one.trim().slice(2).split('-');
      // Minifiers write `U+1??` for U+100-1FF.
      return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'f')}}`;
    });
  });
  return {
    path: `assets/further-letters-${digest(faces)}.css`,
    letters: new RegExp(`[${ranges.join('')}]`, 'u'),
  };
}

/** The script that shows whether the shop is open, if it has hours: a file, to keep pages small. */
export function openNowFile(
  start: StartCode,
  { timetables }: Pick<Plan, 'timetables'>,
): { path: string; code: string } | undefined {
  if (Object.keys(timetables).length === 0) return undefined;
  const code = openNowScript(start, timetables);
  return { path: `assets/open-now-${digest(code)}.js`, code };
}

/** The files of the page-data contract that belong to no single page. */
export function sharedDataFiles({ files }: StaticQueries, codeHash: string): Files {
  const appData: AppData = { webpackCompilationHash: codeHash };
  return new Map([
    [appDataPath.slice(1), JSON.stringify(appData)],
    ...[...files].map(([hash, json]) => [queryPath(hash).slice(1), json] as const),
  ]);
}
