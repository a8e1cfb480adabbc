import { languages } from '../language.ts';
import type { AppData, PageData, QueryResult } from './page-data.ts';

/**
 * Parses page data from a response; undefined for anything else, because servers may respond with
 * anything. The page's view is not validated: it comes from the same build.
 */
export function parsePageData(json: unknown): PageData | undefined {
  if (!isObject(json) || !isObject(json['result'])) return undefined;
  const { path, componentChunkName, staticQueryHashes, result } = json;
  const { data, pageContext } = result;
  const isSound =
    typeof path === 'string' &&
    typeof componentChunkName === 'string' &&
    Array.isArray(staticQueryHashes) &&
    staticQueryHashes.every((hash) => typeof hash === 'string') &&
    isObject(data) &&
    isObject(pageContext) &&
    languages.some((language) => language === pageContext['language']) &&
    isObject(pageContext['languagePaths']) &&
    typeof pageContext['title'] === 'string' &&
    Array.isArray(pageContext['head']);
  return isSound ? (json as unknown as PageData) : undefined;
}

/** Parses the app data from a response; undefined for anything else. */
export function parseAppData(json: unknown): AppData | undefined {
  return isObject(json) && typeof json['webpackCompilationHash'] === 'string'
    ? (json as unknown as AppData)
    : undefined;
}

/** Parses the result of a static query from a response; undefined for anything else. */
export function parseQueryResult(json: unknown): QueryResult | undefined {
  return isObject(json) && isObject(json['data']) ? (json as unknown as QueryResult) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
