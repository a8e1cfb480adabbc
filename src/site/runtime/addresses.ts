/**
 * The path of a page of this site, without a trailing slash; undefined for other addresses: other
 * sites, files, the server's endpoints, and paths with an empty part, which the server does not know.
 */
export function pagePath({ origin, pathname }: URL): string | undefined {
  if (origin !== location.origin) return undefined;
  if (/\.\w+$|^\/api\/|\/\//.test(pathname)) return undefined;
  return pathname.replace(/(?<=.)\/$/, '');
}
