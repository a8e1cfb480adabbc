import type { Deps, Visit } from '../http/deps.ts';

/**
 * The origin of the visitor's pages: that of the page which sent the form, or empty if it is this
 * server's. Call only after the origin was found to be allowed.
 */
export function siteOrigin(
  { request, shop }: Pick<Visit, 'request' | 'shop'>,
  { servesSite }: Pick<Deps, 'servesSite'>,
): string {
  const origin = request.headers.get('origin');
  // Browsers that send no referrer say `null` of a page of this server too.
  const isNamed = origin !== null && origin !== 'null';
  if (isNamed && !isOwnOrigin(origin, request)) return origin;
  return servesSite ? '' : shop.siteUrl;
}

/**
 * Whether the form was sent from a page of this host or of an allowed origin. Programs other than
 * browsers send no origin and are allowed.
 */
export function isFromAllowedPage(request: Request, allowed: ReadonlySet<string>): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && allowed.has(origin)) return true;
  if (site !== null) return site === 'same-origin' || site === 'none';
  return origin === null || isOwnOrigin(origin, request);
}

/** Ignores the scheme: a proxy in front of this server may terminate https. */
function isOwnOrigin(origin: string, request: Request): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
