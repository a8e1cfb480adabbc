const prefix = 'schaufenster';

/** Changes when what is stored is no longer what the worker expects, not with each release. */
const version = 'v1';

/** The caches of this version. Releases share them, so that tabs of an older one find their files. */
export const cacheNames = {
  offline: `${prefix}-offline-${version}`,
  pages: `${prefix}-pages-${version}`,
  data: `${prefix}-data-${version}`,
  assets: `${prefix}-assets-${version}`,
  media: `${prefix}-media-${version}`,
};

/** Whether a cache belongs to this worker or one before it. Others of the same host are not ours. */
export function isOurs(name: string): boolean {
  return name.startsWith(`${prefix}-`);
}

/** Whether a cache is one that an older version has left. */
export function isOutdated(name: string): boolean {
  return isOurs(name) && !Object.values(cacheNames).includes(name);
}
