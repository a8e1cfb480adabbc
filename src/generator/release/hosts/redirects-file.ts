import { notFoundFile } from '#model/hosting/not-found.ts';
import { defaultLanguage, languagePrefix } from '#model/language.ts';
import type { HostedRelease } from './hosted-release.ts';

/**
 * `_redirects` (https://docs.netlify.com/manage/routing/redirects/overview/,
 * https://developers.cloudflare.com/workers/static-assets/redirects/). The lines with 404 are for
 * Netlify; Cloudflare passes them over and finds the nearest 404.html by itself. Neither can look
 * whether a page exists, so folders that lead to several others, in a shop with many pages, lead
 * nowhere there. Lines with a query and "301!", which stands before the page of the path, are
 * Netlify's alone: Cloudflare compares paths only, and passes them over.
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

/** A path as browsers ask for it. A colon would begin a placeholder. */
function asAsked(path: string): string {
  const { pathname } = new URL(path.replaceAll('%', '%25'), 'https://shop.example');
  return pathname.replaceAll(':', '%3A');
}
