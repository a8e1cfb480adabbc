import type { ServerResponse } from 'node:http';
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

export function moved(status: 301 | 308, to: string, query: string): Response {
  return new Response(null, { status, headers: { ...common, Location: withQuery(to, query) } });
}

export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}
