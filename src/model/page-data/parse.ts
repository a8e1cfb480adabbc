import { languages } from '../language.ts';
import type { AppData, PageData, QueryResult } from './page-data.ts';

/**
 * The page data in an answer of the server; undefined for anything else, since any server may
 * answer with anything. What the page shows is not looked into: it is made by the same build.
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

/** The app data in an answer of the server; undefined for anything else. */
export function parseAppData(json: unknown): AppData | undefined {
  return isObject(json) && typeof json['webpackCompilationHash'] === 'string'
    ? (json as unknown as AppData)
    : undefined;
}

/** The result of a static query in an answer of the server; undefined for anything else. */
export function parseQueryResult(json: unknown): QueryResult | undefined {
  return isObject(json) && isObject(json['data']) ? (json as unknown as QueryResult) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
