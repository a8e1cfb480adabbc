const prefix = 'schaufenster';

/** Changes when the format of stored data changes, not with each release. */
const version = 'v1';

/**
 * The caches of this version. Releases share them, so that tabs of an older release still find
 * their files.
 */
export const cacheNames = {
  offline: `${prefix}-offline-${version}`,
  pages: `${prefix}-pages-${version}`,
  data: `${prefix}-data-${version}`,
  assets: `${prefix}-assets-${version}`,
  media: `${prefix}-media-${version}`,
};

/**
 * Whether a cache belongs to this worker or a predecessor, as opposed to other code on the same
 * host.
 */
export function isOurs(name: string): boolean {
  return name.startsWith(`${prefix}-`);
}

/** Whether a cache belongs to an older version. */
export function isOutdated(name: string): boolean {
  return isOurs(name) && !Object.values(cacheNames).includes(name);
}
