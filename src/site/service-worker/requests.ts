import { immutableFolders } from '#model/hosting/headers.ts';

/** Whether a path can be that of a page: endpoints are not pages, and files have an extension. */
export function isPagePath(path: string): boolean {
  return !/^\/api(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

/** Whether the file at a path never changes, because its name contains a hash of its contents. */
export function isImmutable(path: string): boolean {
  return immutableFolders.some((folder) => path.startsWith(folder));
}

export function isPageData(path: string): boolean {
  return path.startsWith('/page-data/') && !isImmutable(path);
}

/**
 * Tracking parameters that advertising and statistics add to addresses; they do not affect the
 * page.
 */
const tracking = /^(?:(?:utm|mtm|matomo|pk|piwik)_|(?:fbclid|gclid|msclkid)$)/;

/**
 * The cache key of a page: its address without fragment, trailing slash and tracking parameters.
 */
export function pageKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.pathname = url.pathname.replace(/(?<=.)\/$/, '');
  const marks = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  for (const mark of marks) url.searchParams.delete(mark);
  return url.href;
}
