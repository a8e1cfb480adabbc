import { join } from 'node:path';
import { cacheControl } from '#model/hosting/headers.ts';
import { byteRange } from '#model/hosting/byte-range.ts';
import { mediaType } from '#model/hosting/media-type.ts';
import { acceptedEncodings } from './accept-encoding.ts';
import { isNotModified, isSameVersion } from './conditional.ts';
import type { FileCache, StoredFile } from './file-cache.ts';

/** A file of a site, and the request for it. */
interface FileRequest {
  cache: FileCache;
  /** The site's folder, absolute. */
  folder: string;
  /** Path of the file, relative to that folder. */
  file: string;
  request: Request;
}

/**
 * Responds with the requested file, a part of it, or 304 if the client's copy is current; undefined
 * if there is no such file.
 */
export async function fileResponse(asked: FileRequest): Promise<Response | undefined> {
  const found = await findVariant(asked);
  if (!found) return undefined;
  const { stored, headers } = found;
  const { method, headers: wishes } = asked.request;
  headers.set('Cache-Control', cacheControl(`/${asked.file}`));
  headers.set('ETag', stored.etag);
  headers.set('Last-Modified', new Date(stored.modified).toUTCString());
  if (isNotModified(wishes, stored)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  if (mediaType(asked.file).text) return whole(stored, headers, 200);
  headers.set('Accept-Ranges', 'bytes');
  const partly = method === 'GET' && isSameVersion(wishes, stored);
  return partly ? part(stored, headers, wishes.get('range')) : whole(stored, headers, 200);
}

/**
 * Responds with an error page, which is never cached and never sent in place of the requested page.
 */
export async function errorPage(asked: FileRequest, status: number): Promise<Response | undefined> {
  const found = await findVariant(asked);
  if (!found) return undefined;
  found.headers.set('Cache-Control', cacheControl(`/${asked.file}`));
  return whole(found.stored, found.headers, status);
}

/** The encoding of the file that the client prefers, among those stored. */
async function findVariant({
  cache,
  folder,
  file,
  request,
}: FileRequest): Promise<{ stored: StoredFile; headers: Headers } | undefined> {
  const path = join(folder, file);
  const { type, text } = mediaType(file);
  const headers = new Headers({ 'Content-Type': type });
  if (text) headers.set('Vary', 'Accept-Encoding');
  const wish = request.headers.get('accept-encoding') ?? undefined;
  for (const encoding of text ? acceptedEncodings(wish) : []) {
    if (encoding === 'identity') break;
    const stored = await cache.read(path + endings[encoding]);
    if (stored) {
      headers.set('Content-Encoding', encoding);
      return { stored, headers };
    }
  }
  const stored = await cache.read(path);
  return stored && { stored, headers };
}

const endings = { br: '.br', gzip: '.gz' } as const;

function whole(stored: StoredFile, headers: Headers, status: number): Response {
  headers.set('Content-Length', String(stored.size));
  return new Response(stored.read(), { status, headers });
}

function part(stored: StoredFile, headers: Headers, wish: string | null): Response {
  const { size } = stored;
  const range = byteRange(wish, size);
  if (range === 'whole') return whole(stored, headers, 200);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    headers.delete('Content-Type');
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
  headers.set('Content-Length', String(range.last - range.first + 1));
  return new Response(stored.read(range), { status: 206, headers });
}
