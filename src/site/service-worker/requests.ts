import { immutableFolders } from '#model/hosting/headers.ts';

/** Whether a path can be that of a page. Services of the site are none, and files have an ending. */
export function isPagePath(path: string): boolean {
  return !/^\/api(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

/** Whether what lies at a path never changes: its name holds a hash of its contents. */
export function isImmutable(path: string): boolean {
  return immutableFolders.some((folder) => path.startsWith(folder));
}

export function isPageData(path: string): boolean {
  return path.startsWith('/page-data/') && !isImmutable(path);
}

/** Marks that advertising and statistics put into addresses; the page is the same without them. */
const tracking = /^(?:(?:utm|mtm|matomo|pk|piwik)_|(?:fbclid|gclid|msclkid)$)/;

/** The address under which a page is stored: without anchor, slash at the end, and tracking marks. */
export function pageKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.pathname = url.pathname.replace(/(?<=.)\/$/, '');
  const marks = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  for (const mark of marks) url.searchParams.delete(mark);
  return url.href;
}
