import { cacheControl } from '#model/hosting/headers.ts';
import { mediaType } from '#model/hosting/media-type.ts';
import { part, whole } from '#model/hosting/responses.ts';
import type { StoredFile } from './file-cache.ts';
import { type FileRequest, findVariant } from './file-variant.ts';

/**
 * Responds with the requested file, a part of it, or 304 if the client's copy is current; undefined
 * if there is no such file.
 */
export async function fileResponse(asked: FileRequest): Promise<Response | undefined> {
  const found = await findVariant(asked);
  if (!found) return undefined;
  const { stored, headers } = found;
  const { method, headers: requestHeaders } = asked.request;
  headers.set('Cache-Control', cacheControl(`/${asked.file}`));
  headers.set('ETag', stored.etag);
  headers.set('Last-Modified', new Date(stored.modified).toUTCString());
  if (hasOther(requestHeaders, stored)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 412, headers });
  }
  if (isNotModified(requestHeaders, stored)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  if (mediaType(asked.file).text) return whole(stored, headers);
  headers.set('Accept-Ranges', 'bytes');
  const partly = method === 'GET' && isSameVersion(requestHeaders, stored);
  return partly ? part(stored, headers, requestHeaders.get('range')) : whole(stored, headers);
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

/** Whether the client asks for another version than this one (RFC 9110, 13.1.1). */
function hasOther(headers: Headers, { etag }: StoredFile): boolean {
  const tags = headers.get('if-match');
  if (tags === null) return false;
  const known = new Set(tags.split(',').map((tag) => tag.trim()));
  return !known.has('*') && !known.has(etag);
}

/**
 * Whether the client's copy is still current (RFC 9110, 13.2.2). An entity tag takes precedence
 * over the time.
 */
function isNotModified(headers: Headers, { etag, modified }: StoredFile): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const known = new Set(tags.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
    return known.has('*') || known.has(etag);
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return modified <= since;
}

/** Whether `If-Range` allows sending a part of this version; true without the header. */
function isSameVersion(headers: Headers, { etag, modified }: StoredFile): boolean {
  const condition = headers.get('if-range');
  if (condition === null) return true;
  return condition === etag || Date.parse(condition) === modified;
}
