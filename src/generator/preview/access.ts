import type { IncomingMessage } from 'node:http';
import { previewExpiry } from '#model/publishing/signature.ts';

/** The query parameter with the token. */
const name = 'preview';

/**
 * The cookie that stores the token: its prefix can be set by no other host, nor over plain HTTP
 * (RFC 6265bis).
 */
function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-preview' : 'preview';
}

interface AccessOptions {
  /** The secret that signs tokens. */
  secret: string;
  /** Public URL of the preview. */
  url: string;
}

/** How to handle a request: show the preview, redirect with a cookie, or refuse. */
type Access = { kind: 'open' } | { kind: 'enter'; response: Response } | { kind: 'closed' };

/**
 * Decides whether a request may see the preview. Moves a token from the URL to a cookie, so that it
 * is not shared along with a page's URL.
 */
export function accessOf(request: IncomingMessage, { secret, url }: AccessOptions): Access {
  const asked = URL.parse(request.url ?? '/', url);
  if (!asked) return { kind: 'closed' };
  const token = asked.searchParams.get(name);
  if (token !== null) {
    const expiry = previewExpiry(secret, token);
    if (expiry === undefined) return { kind: 'closed' };
    asked.searchParams.delete(name);
    // A path with two slashes would be a URL on another host.
    const target = asked.pathname.replace(/^\/+/, '/') + asked.search;
    const headers = {
      Location: target,
      'Set-Cookie': cookie(token, { expiry, isSecure: asked.protocol === 'https:' }),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    };
    return { kind: 'enter', response: new Response(null, { status: 303, headers }) };
  }
  const cookies = cookiesOf(request, cookieName(asked.protocol === 'https:'));
  const given = cookies.some((value) => previewExpiry(secret, value) !== undefined);
  return { kind: given ? 'open' : 'closed' };
}

/** The admin may be on another site, whose frames only get cookies marked for that. */
function cookie(
  token: string,
  { expiry, isSecure }: { expiry: number; isSecure: boolean },
): string {
  const site = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return `${cookieName(isSecure)}=${token}; Path=/; HttpOnly; ${site}; Expires=${new Date(expiry).toUTCString()}`;
}

/** All cookies of this name: servers on other ports of this machine may have set some too. */
function cookiesOf({ headers }: IncomingMessage, called: string): string[] {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.flatMap((pair) =>
    pair.startsWith(`${called}=`) ? [pair.slice(called.length + 1)] : [],
  );
}
