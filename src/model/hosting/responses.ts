import { headersFor, revalidatedCaching } from './headers.ts';
import { withQuery } from './redirect-target.ts';

/** A part of a file: first and last byte, both inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A file that can be sent in part. */
export interface FileBody {
  size: number;
  /** Returns the file, or a part of it. */
  read(part?: ByteRange): Uint8Array<ArrayBuffer> | Blob;
}

/** A short plain-text response instead of a page. */
export function plain(status: number, text: string, more: Record<string, string> = {}): Response {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  const headers = { ...type, 'Cache-Control': 'no-store', ...more };
  return new Response(`${text}\n`, { status, headers });
}

/** Rejects every method but GET and HEAD; undefined for those. */
export function refusedMethod(method: string | undefined): Response | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  return plain(405, 'Only GET and HEAD are possible here.', { Allow: 'GET, HEAD' });
}

/** Redirects to a path or to another site. `query` is the query of the request. */
export function moved(status: 301 | 308, to: string, query: string): Response {
  const headers = { Location: withQuery(to, query), 'Content-Length': '0' };
  // A browser would cache a mistaken redirect for ever.
  const caching = { 'Cache-Control': revalidatedCaching };
  return new Response(null, { status, headers: { ...headers, ...caching } });
}

/** Responds with a whole file. */
export function whole(file: FileBody, headers: Headers, status = 200): Response {
  headers.set('Content-Length', String(file.size));
  return new Response(file.read(), { status, headers });
}

/**
 * Responds with the part of a file requested by a `Range` header, or with the whole file if the
 * header can be ignored.
 */
export function part(file: FileBody, headers: Headers, header: string | null): Response {
  const { size } = file;
  const range = byteRange(header, size);
  if (range === 'whole') return whole(file, headers);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    headers.delete('Content-Type');
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
  headers.set('Content-Length', String(range.last - range.first + 1));
  return new Response(file.read(range), { status: 206, headers });
}

/**
 * The part requested by a `Range` header (RFC 9110, 14.1.2). 'whole' if there is no such header, or
 * if a server may ignore it: several ranges, other units, invalid syntax.
 */
export function byteRange(
  header: string | null,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const end = size - 1;
  if (from === '') {
    const length = Number(to);
    return length > 0 && size > 0
      ? { first: Math.max(size - length, 0), last: end }
      : 'unsatisfiable';
  }
  const first = Number(from);
  const last = to === '' ? end : Math.min(Number(to), end);
  if (to !== '' && Number(to) < first) return 'whole';
  return first <= end ? { first, last } : 'unsatisfiable';
}

/** Adds the site's headers to a response, except those it already has. */
export function addHeaders(
  response: Response,
  path: string,
  headers: Readonly<Record<string, string>>,
): Response {
  // An error response is a document, whatever type the file would have been.
  const own = response.status < 400 ? headersFor(path, headers) : headers;
  for (const [name, value] of Object.entries(own)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
