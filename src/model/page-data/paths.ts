import { languagePrefix, type Language } from '../language.ts';

/** Where the hash of the site's code is told. */
export const appDataPath = '/page-data/app-data.json';

/** Where a page's data are: '/uhren' -> '/page-data/uhren/page-data.json'; '/' maps to 'index'. */
export function pageDataPath(path: string): string {
  return `/page-data${path === '/' ? '/index' : path}/page-data.json`;
}

/** The page whose data a path names, or undefined: '/page-data/uhren/page-data.json' -> '/uhren'. */
export function pathOfPageData(path: string): string | undefined {
  const page = /^\/page-data(\/.+)\/page-data\.json$/.exec(path)?.[1];
  return page === '/index' ? '/' : page;
}

/** Where the result of a static query is; it never changes, since its hash names it. */
export function queryPath(hash: string): string {
  return `/page-data/sq/d/${hash}.json`;
}

/** The page whose data stand for missing ones: '/404', '/en/404'. */
export function notFoundPath(language: Language): string {
  return `${languagePrefix(language)}/404`;
}
