import { isOwnOrigin } from '../abuse/origin.ts';
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
