type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** The expected types of the site's code and data; hosts may respond to any address with a page. */
const types: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /css/, json: /json/ };

/**
 * Whether a response for a path may be cached: complete, of the type implied by the path's
 * extension, from our origin, successful, and not forbidden by the server. A redirected response
 * cannot answer a navigation (https://fetch.spec.whatwg.org/#http-fetch).
 */
export function isStorable(path: string, { status, type, redirected, headers }: Answer): boolean {
  const control = headers.get('cache-control') ?? '';
  const expected = types[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  const isOfType = expected?.test(headers.get('content-type') ?? '') ?? true;
  return (
    status === 200 &&
    isOfType &&
    type === 'basic' &&
    !redirected &&
    !/\b(?:no-store|private)\b/i.test(control)
  );
}
