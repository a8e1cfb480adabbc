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
export function isOwnOrigin(origin: string, request: Request): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
