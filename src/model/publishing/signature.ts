import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';

// The messages between content system, site server and preview, each signed with PUBLISH_SECRET.
// Hooks are signed with the secret itself, so that any program can send them; everything else with
// its own key derived from the secret.

/** The maximum clock difference of a request, ms. Its id must be remembered for as long. */
export const longestSkew = 5 * 60 * 1000;

/** Carries the signature of a hook, or of a time. */
export const signatureHeader = 'X-Schaufenster-Signature';

/** Carries the time of a request without a body, ms since 1970. */
export const timeHeader = 'X-Schaufenster-Time';

/**
 * Builds a request that publishes, or rolls back to a release, for `fetch`. Its id and time make it
 * valid once: build a new one to retry.
 *
 * @param fields what the request contains besides id and time, such as `{ confirm: true }`.
 */
export function signedHook(
  secret: string,
  fields: Readonly<Record<string, string | boolean | readonly string[]>> = {},
  now = Date.now(),
): { method: 'POST'; headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ id: randomUUID(), time: now, ...fields });
  const headers = {
    'Content-Type': 'application/json',
    [signatureHeader]: signBody(secret, body),
  };
  return { method: 'POST', headers, body };
}

/** The signature of a hook: 'sha256=' and the HMAC in hexadecimal digits. */
export function signBody(secret: string, body: string | Uint8Array): string {
  return `sha256=${mac(secret, body)}`;
}

/** @param signature Value of the header; null if it is missing. */
export function isBodySigned(
  secret: string,
  body: string | Uint8Array,
  signature: string | null,
): boolean {
  return signature !== null && isEqual(signature, signBody(secret, body));
}

/** The query of a request for the status: 'time=…&signature=…'. */
export function signedStatusQuery(secret: string, now = Date.now()): string {
  return new URLSearchParams({
    time: String(now),
    signature: mac(keyFor(secret, 'status'), String(now)),
  }).toString();
}

/** Whether a status request is signed with the secret and recent. */
export function isStatusQuerySigned(
  secret: string,
  { time, signature }: { time: number; signature: string },
  now = Date.now(),
): boolean {
  return isEqual(signature, mac(keyFor(secret, 'status'), String(time))) && isNear(time, now);
}

/** The headers of a request for visitors' messages. Proxies log addresses, but not headers. */
export function signedMessagesHeaders(secret: string, now = Date.now()): Record<string, string> {
  return {
    [timeHeader]: String(now),
    [signatureHeader]: mac(keyFor(secret, 'messages'), String(now)),
  };
}

/** Whether a request for visitors' messages is signed with the secret and recent. */
export function isMessagesRequestSigned(
  secret: string,
  headers: Pick<Headers, 'get'>,
  now = Date.now(),
): boolean {
  const time = headers.get(timeHeader) ?? '';
  const signature = headers.get(signatureHeader) ?? '';
  return isEqual(signature, mac(keyFor(secret, 'messages'), time)) && isNear(Number(time), now);
}

/** Whether the time of a request is within `longestSkew` of now. */
export function isNear(time: number, now = Date.now()): boolean {
  return Math.abs(now - time) <= longestSkew;
}

/**
 * Makes a token that opens the preview until it expires.
 *
 * @param expiry ms since 1970.
 */
export function previewToken(secret: string, expiry: number): string {
  const ms = Math.round(expiry);
  return `${ms}.${mac(keyFor(secret, 'preview'), String(ms))}`;
}

/** When a preview token expires, ms since 1970; undefined if it is expired or invalid. */
export function previewExpiry(secret: string, token: string, now = Date.now()): number | undefined {
  const [expiry = ''] = token.split('.', 1);
  if (!/^\d{1,15}$/.test(expiry) || !isEqual(token, previewToken(secret, Number(expiry)))) {
    return undefined;
  }
  return Number(expiry) > now ? Number(expiry) : undefined;
}

/** Derives the key for one purpose from the secret (RFC 5869). */
function keyFor(secret: string, purpose: 'status' | 'messages' | 'preview'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `schaufenster ${purpose}`, 32));
}

function mac(key: string | Uint8Array, text: string | Uint8Array): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares in a time that depends on nothing secret: the length of a signature is known. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
