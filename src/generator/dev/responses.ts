import type { ServerResponse } from 'node:http';
import { cacheControl } from '#model/hosting/headers.ts';
import { mediaType } from '#model/hosting/media-type.ts';
import { type ByteRange, part } from '#model/hosting/responses.ts';

const common = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };

export function html(status: number, body: string): Response {
  const headers = { ...common, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(body, { status, headers });
}

/** A file of the release, with the caching that its name allows. */
export function file(path: string, contents: string | Buffer): Response {
  const { type } = mediaType(path);
  return new Response(new Uint8Array(Buffer.from(contents)), {
    headers: { ...common, 'Content-Type': type, 'Cache-Control': cacheControl(path) },
  });
}

/** A large file of the release, or the requested part of it. */
export function partOf(path: string, contents: Blob, header: string | undefined): Response {
  const read = (range?: ByteRange) =>
    range ? contents.slice(range.first, range.last + 1) : contents;
  return part({ size: contents.size, read }, file(path, '').headers, header ?? null);
}

export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}
