/** What tells a file's version apart from others. */
export interface Validators {
  /** Strong entity tag, in its quotes. */
  etag: string;
  /** Time of the last change, ms, whole seconds. */
  modified: number;
}

/**
 * Whether the client's copy still holds (RFC 9110, 13.2.2). An entity tag that it names decides;
 * only without one does the time.
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

/** Whether `If-Range` lets a part be sent of this version; without the header it does. */
export function isSameVersion(headers: Headers, { etag, modified }: Validators): boolean {
  const condition = headers.get('if-range');
  if (condition === null) return true;
  return condition === etag || Date.parse(condition) === modified;
}
