import type { Release } from '#model/hosting/release.ts';

/** The fields of a release that determine hosts' settings. */
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
