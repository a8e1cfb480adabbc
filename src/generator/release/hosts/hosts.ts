import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import type { HostedRelease } from './hosted-release.ts';
import { nginxConf } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';

/**
 * Settings that make other servers serve a release like ours, by path relative to the release's
 * folder. The site contains the settings for Netlify, Cloudflare and Apache.
 */
export function hostFiles(release: HostedRelease): Map<string, string> {
  return new Map([
    ['site/_headers', headersFile(release)],
    ['site/_redirects', redirectsFile(release)],
    ['site/.htaccess', htaccess(release)],
    ['hosts/nginx.conf', nginxConf(release)],
    ['hosts/Caddyfile', caddyfile(release)],
  ]);
}
