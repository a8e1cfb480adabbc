import { notFoundFile } from '#model/hosting/not-found.ts';
import { languages } from '#model/language.ts';

/**
 * The decoded path of a request.
 *
 * @throws URIError for invalid percent-encoding, and for NUL, which no path can contain.
 */
export function decodePath(pathname: string): string {
  const path = decodeURIComponent(pathname);
  if (path.includes('\0')) throw new URIError('A path cannot have the character NUL.');
  return path;
}

/** Files of a release that are not part of the site: settings for hosts, and error pages. */
const unserved = new Set(['_headers', '_redirects', ...languages.map(notFoundFile)]);

/**
 * Maps a decoded path to a file relative to the site's folder: '/uhren' is 'uhren/index.html'.
 * Undefined if no file can have this path; the result never leaves the folder.
 */
export function siteFile(path: string): string | undefined {
  if (path === '/') return 'index.html';
  const file = path.slice(1);
  const names = file.replace(/^\.well-known\//, '').split('/');
  if (names.some((name) => name === '' || name.startsWith('.') || /[\\:]/.test(name))) {
    return undefined;
  }
  if (unserved.has(file)) return undefined;
  return names.at(-1)?.includes('.') ? file : `${file}/index.html`;
}
