/** Identifies a file's version. */
export interface Validators {
  /** Strong entity tag, including its quotes. */
  etag: string;
  /** Time of the last change, ms, in whole seconds. */
  modified: number;
}

/**
 * Whether the client's copy is still current (RFC 9110, 13.2.2). An entity tag takes precedence
 * over the time.
 */
export function isNotModified(headers: Headers, { etag, modified }: Validators): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const known = new Set(tags.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
    return known.has('*') || known.has(etag);
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return modified <= since;
}

/** Whether `If-Range` allows sending a part of this version; true without the header. */
export function isSameVersion(headers: Headers, { etag, modified }: Validators): boolean {
  const condition = headers.get('if-range');
  if (condition === null) return true;
  return condition === etag || Date.parse(condition) === modified;
}
