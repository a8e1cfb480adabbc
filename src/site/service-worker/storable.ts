type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/**
 * Whether a response may be cached: complete, from our origin, successful, and not forbidden by the
 * server. A redirected response cannot answer a navigation
 * (https://fetch.spec.whatwg.org/#http-fetch).
 */
export function isStorable({ status, type, redirected, headers }: Answer): boolean {
  const control = headers.get('cache-control') ?? '';
  return (
    status === 200 && type === 'basic' && !redirected && !/\b(?:no-store|private)\b/i.test(control)
  );
}
