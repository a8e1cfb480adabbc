import type { QueryRedirect } from './release.ts';

/**
 * Appends the query of the request ('?a=1') to a redirect's target, unless that is on another site.
 */
export function withQuery(to: string, query: string): string {
  if (isElsewhere(to)) return to;
  const [path, anchor] = to.split('#');
  return anchor === undefined ? `${path}${query}` : `${path}${query}#${anchor}`;
}

/** Whether a redirect's target is on another site. */
export function isElsewhere(to: string): boolean {
  return !to.startsWith('/');
}

/** Whether a path is a folder or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The target for a request with a query: the first redirect whose parameters it contains. */
export function queryTarget(
  redirects: readonly QueryRedirect[],
  path: string,
  query: string,
): string | undefined {
  if (query === '') return undefined;
  const asked = new URLSearchParams(query);
  const has = ([name, value]: [string, string]) => asked.getAll(name).includes(value);
  return redirects.find(
    (one) => one.from === path && [...new URLSearchParams(one.query)].every(has),
  )?.to;
}
