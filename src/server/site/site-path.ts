import { notFoundFile } from '#model/hosting/not-found.ts';
import { languages } from '#model/language.ts';

/**
 * The path of a request, decoded.
 *
 * @throws URIError for broken percent-encoding, and for NUL, which no path can have.
 */
export function decodePath(pathname: string): string {
  const path = decodeURIComponent(pathname);
  if (path.includes('\0')) throw new URIError('A path cannot have the character NUL.');
  return path;
}

/** Files of a release that are no part of the site: settings of hosts, and pages for errors. */
const unserved = new Set(['_headers', '_redirects', ...languages.map(notFoundFile)]);

/**
 * The file below the site's folder that a decoded path stands for: '/uhren' is 'uhren/index.html'.
 * Undefined where it can stand for none; it never leads out of the folder.
 */
export function siteFile(path: string): string | undefined {
  if (path === '/') return 'index.html';
  const file = path.slice(1);
  const names = file.split('/');
  if (names.some((name) => name === '' || name.startsWith('.') || /[\\:]/.test(name))) {
    return undefined;
  }
  if (unserved.has(file)) return undefined;
  return names.at(-1)?.includes('.') ? file : `${file}/index.html`;
}
