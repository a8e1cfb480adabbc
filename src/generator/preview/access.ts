import type { IncomingMessage } from 'node:http';
import { previewExpiry } from '#model/publishing/signature.ts';

/** Names the token in an address. */
const name = 'preview';

/** Names the cookie that holds it afterwards: with a prefix that no other host and no plain HTTP can set (RFC 6265bis). */
function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-preview' : 'preview';
}

interface AccessOptions {
  /** What tokens are signed with. */
  secret: string;
  /** Where browsers find the preview. */
  url: string;
}

/** What a request may do: see the preview, come again with a cookie, or neither. */
type Access = { kind: 'open' } | { kind: 'enter'; response: Response } | { kind: 'closed' };

/**
 * Whether a request may see the preview. A token in the address becomes a cookie, and the address
 * goes on without it: it is not to be copied along with the address of a page.
 */
export function accessOf(request: IncomingMessage, { secret, url }: AccessOptions): Access {
  const asked = URL.parse(request.url ?? '/', url);
  if (!asked) return { kind: 'closed' };
  const token = asked.searchParams.get(name);
  if (token !== null) {
    const expiry = previewExpiry(secret, token);
    if (expiry === undefined) return { kind: 'closed' };
    asked.searchParams.delete(name);
    // A path of two slashes would be the address of another host.
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

/** The admin may be of another site, whose frames get only cookies that are marked for that. */
function cookie(
  token: string,
  { expiry, isSecure }: { expiry: number; isSecure: boolean },
): string {
  const site = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return `${cookieName(isSecure)}=${token}; Path=/; HttpOnly; ${site}; Expires=${new Date(expiry).toUTCString()}`;
}

/** All cookies of the name: those of another port of this machine may come along. */
function cookiesOf({ headers }: IncomingMessage, called: string): string[] {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.flatMap((pair) =>
    pair.startsWith(`${called}=`) ? [pair.slice(called.length + 1)] : [],
  );
}
