import type { QueryRedirect } from './release.ts';

/** A redirect's target, with the query of the requested address: '?a=1'. Other sites get none. */
export function withQuery(to: string, query: string): string {
  if (isElsewhere(to)) return to;
  const [path, anchor] = to.split('#');
  return anchor === undefined ? `${path}${query}` : `${path}${query}#${anchor}`;
}

/** Whether a redirect's target is the address of another site. */
export function isElsewhere(to: string): boolean {
  return !to.startsWith('/');
}

/** Whether a path is a folder's or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The target of a request with a query: that of the first redirect whose parameters it has. */
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
