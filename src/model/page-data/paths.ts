import { languagePrefix, type Language } from '../language.ts';

/** The path of the file with the hash of the site's code. */
export const appDataPath = '/page-data/app-data.json';

/**
 * The path of a page's data: '/uhren' -> '/page-data/uhren/page-data.json'; '/' maps to 'index'.
 */
export function pageDataPath(path: string): string {
  return `/page-data${path === '/' ? '/index' : path}/page-data.json`;
}

/** The page of a page data path, or undefined: '/page-data/uhren/page-data.json' -> '/uhren'. */
export function pathOfPageData(path: string): string | undefined {
  const page = /^\/page-data(\/.+)\/page-data\.json$/.exec(path)?.[1];
  return page === '/index' ? '/' : page;
}

/** The path of a static query's result. The file is immutable: its name is its hash. */
export function queryPath(hash: string): string {
  return `/page-data/sq/d/${hash}.json`;
}

/** The path of the not-found page's data: '/404', '/en/404'. */
export function notFoundPath(language: Language): string {
  return `${languagePrefix(language)}/404`;
}
