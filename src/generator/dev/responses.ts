import type { ServerResponse } from 'node:http';
import { byteRange } from '#model/hosting/byte-range.ts';
import { cacheControl } from '#model/hosting/headers.ts';
import { mediaType } from '#model/hosting/media-type.ts';
import { withQuery } from '#model/hosting/redirect-target.ts';

const common = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };

export function html(status: number, body: string): Response {
  const headers = { ...common, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(body, { status, headers });
}

export function plain(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...common, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}

/** A file of the release, kept by browsers as long as its name promises. */
export function file(path: string, contents: string | Buffer): Response {
  const { type } = mediaType(path);
  return new Response(new Uint8Array(Buffer.from(contents)), {
    headers: { ...common, 'Content-Type': type, 'Cache-Control': cacheControl(path) },
  });
}

/** A large file of the release, or the part of it that is asked for. */
export function partOf(path: string, contents: Blob, wish: string | undefined): Response {
  const range = byteRange(wish ?? null, contents.size);
  const { headers } = file(path, '');
  if (typeof range === 'string') return new Response(contents, { headers });
  const { first, last } = range;
  headers.set('Content-Range', `bytes ${first}-${last}/${contents.size}`);
  return new Response(contents.slice(first, last + 1), { status: 206, headers });
}

export function moved(status: 301 | 308, to: string, query: string): Response {
  return new Response(null, { status, headers: { ...common, Location: withQuery(to, query) } });
}

export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}
