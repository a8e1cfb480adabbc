/**
 * The path by which a page of this site is loaded, without a slash at its end; undefined for
 * addresses that are none: of other sites, of files, of the server's services.
 */
export function pagePath({ origin, pathname }: URL): string | undefined {
  if (origin !== location.origin) return undefined;
  if (/\.\w+$|^\/api\//.test(pathname)) return undefined;
  return pathname.replace(/(?<=.)\/+$/, '');
}
