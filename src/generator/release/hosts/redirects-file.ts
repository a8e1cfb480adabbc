import { notFoundFile } from '#model/hosting/not-found.ts';
import { defaultLanguage, languagePrefix } from '#model/language.ts';
import type { HostFacts } from './host-facts.ts';

/**
 * `_redirects` (https://docs.netlify.com/manage/routing/redirects/overview/,
 * https://developers.cloudflare.com/workers/static-assets/redirects/). The lines with 404 are for
 * Netlify; Cloudflare passes them over and finds the nearest 404.html by itself. Neither can look
 * whether a page exists, so folders that lead to several others, in a shop with many pages, lead
 * nowhere there.
 */
export function redirectsFile({
  redirects,
  prefixRedirects,
  folderRedirects,
  languages,
}: HostFacts): string {
  const moved = redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`);
  const all = folderRedirects.flatMap(({ from, to }) => {
    const folder = encodeURI(from);
    return [`${folder} ${to} 301\n`, `${folder}/* ${to} 301\n`];
  });
  const folders = prefixRedirects.map(({ from, to: [to = '/'], mixed }) =>
    mixed ? '' : `${from}/:name ${to}/:name 301\n`,
  );
  const missing = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `${languagePrefix(language)}/* /${notFoundFile(language)} 404\n`);
  return [...moved, ...folders, ...all, ...missing].join('');
}
