/**
 * The path of a page of this site, without a trailing slash. Undefined for other addresses: other
 * sites, files, the server's endpoints, and paths that the server rejects because they have an
 * empty segment or cannot be decoded.
 */
export function pagePath({ origin, pathname }: URL): string | undefined {
  if (origin !== location.origin) return undefined;
  if (/\.\w+$|^\/api\/|\/\//.test(pathname)) return undefined;
  try {
    decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  return pathname.replace(/(?<=.)\/$/, '');
}
