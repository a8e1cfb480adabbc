import { notFoundFile } from '#model/hosting/not-found.ts';
import { defaultLanguage, languagePrefix } from '#model/language.ts';
import type { HostedRelease } from './hosted-release.ts';

/**
 * `_redirects` (https://docs.netlify.com/manage/routing/redirects/overview/,
 * https://developers.cloudflare.com/workers/static-assets/redirects/). The lines with 404 are for
 * Netlify; Cloudflare ignores them and finds the nearest 404.html by itself. Neither can check
 * whether a page exists, so in a shop with many pages, a folder whose pages moved to several others
 * has no redirects there. Lines with a query and "301!", which overrides an existing page, only
 * work on Netlify: Cloudflare only compares paths, and ignores them.
 */
export function redirectsFile({
  redirects,
  queryRedirects,
  prefixRedirects,
  folderRedirects,
  languages,
}: HostedRelease): string {
  const queries = queryRedirects.map(
    ({ from, query, to }) => `${asAsked(from)} ${query.split('&').join(' ')} ${to} 301!\n`,
  );
  const moved = redirects.map(({ from, to }) => `${asAsked(from)} ${to} 301\n`);
  const all = folderRedirects.flatMap(({ from, to }) => {
    const folder = asAsked(from);
    return [`${folder} ${to} 301\n`, `${folder}/* ${to} 301\n`];
  });
  const folders = prefixRedirects.map(({ from, to: [to = '/'], mixed }) =>
    mixed ? '' : `${from}/:name ${to}/:name 301\n`,
  );
  const missing = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `${languagePrefix(language)}/* /${notFoundFile(language)} 404\n`);
  return [
    ...(queries.length > 0 ? [onlyNetlify, ...queries] : []),
    ...moved,
    ...folders,
    ...all,
    ...missing,
  ].join('');
}

const onlyNetlify = `# For Netlify. Cloudflare cannot tell queries apart and leaves these lines out: add them to its
# Redirect Rules.
`;

/** Encodes a path like browsers. Colons are escaped, since they begin placeholders. */
function asAsked(path: string): string {
  const { pathname } = new URL(path.replaceAll('%', '%25'), 'https://shop.example');
  return pathname.replaceAll(':', '%3A');
}
