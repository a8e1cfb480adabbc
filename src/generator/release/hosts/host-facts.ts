import type { HostedRelease } from '#model/hosting/release.ts';

/** What the makers of settings need to know. */
export type HostFacts = Pick<
  HostedRelease,
  | 'folderRedirects'
  | 'headers'
  | 'languages'
  | 'prefixRedirects'
  | 'queryRedirects'
  | 'redirects'
  | 'sandboxed'
>;
