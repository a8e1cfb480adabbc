import type { Deps, Visit } from '../http/deps.ts';

/**
 * Where the visitor's pages are: the origin of the page that sent the form, or empty where that is
 * this server's. It must have been found to be allowed.
 */
export function siteOrigin(
  { request, shop }: Pick<Visit, 'request' | 'shop'>,
  { servesSite }: Pick<Deps, 'servesSite'>,
): string {
  const origin = request.headers.get('origin');
  if (origin !== null && !isOwnOrigin(origin, request)) return origin;
  return servesSite ? '' : shop.siteUrl;
}

/**
 * Whether a form was sent from a page that may: one of this host, or of the allowed origins.
 * Programs that are no browsers say nothing of where they stand, and may.
 */
export function isFromAllowedPage(request: Request, allowed: ReadonlySet<string>): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && allowed.has(origin)) return true;
  if (site !== null) return site === 'same-origin' || site === 'none';
  return origin === null || isOwnOrigin(origin, request);
}

/** Whatever the scheme: a server before this one may speak https for it. */
function isOwnOrigin(origin: string, request: Request): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
