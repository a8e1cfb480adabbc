import type { Release } from '#model/hosting/release.ts';

/** What the settings of hosts depend on. */
export type HostedRelease = Pick<
  Release,
  | 'folderRedirects'
  | 'headers'
  | 'languages'
  | 'prefixRedirects'
  | 'queryRedirects'
  | 'redirects'
  | 'sandboxed'
>;
