import { type BrokenLink, resolveLink } from '#model/link.ts';
import { defaultLanguage } from '#model/language.ts';
import type { PageIndex } from '#model/pages/page-index.ts';
import { defaultCategoryPaths } from '#model/pages/category-pages.ts';
import { isPageKey } from '#model/pages/routes.ts';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { contentCheck, type ContentContext } from './check.ts';

/** Links must lead somewhere. `checkMenu` covers the links of the menu. */
export const checkLinks = contentCheck(['dead-link'], (context) => {
  const { fields, report } = context;
  for (const { value, path } of fields.ofKind('link')) {
    if (path[0] === 'menu' && path.at(-1) === 'path') continue;
    const mistake = linkMistake(value, context);
    if (mistake) report({ path, ...mistake });
  }
});

/**
 * Diagnoses a link, in any language; undefined if it leads somewhere, or may lead to a brand whose
 * own mistakes hide its path.
 */
export function linkMistake(
  href: string,
  { index, unplaced }: Pick<ContentContext, 'index' | 'unplaced'>,
): Diagnosis<'dead-link'> | undefined {
  const link = resolveLink(href, { language: defaultLanguage, index });
  if (link.kind !== 'broken' || unplaced.has(slugOf(href))) return undefined;
  return {
    code: 'dead-link',
    message: `The link "${href}" leads nowhere: ${link.reason}`,
    hint: hintFor(link, index),
  };
}

/** The last segment of a path: '/watches/ostra#care' -> 'ostra'. */
function slugOf(href: string): string {
  return /^[^?#]*\/([^/?#]+)/.exec(href)?.[1] ?? '';
}

const fileEnding =
  /^(?!www\.)[^:]*\.(?:pdf|docx?|xlsx?|od[ts]|csv|zip|txt|ics|jpe?g|png|webp|mp[34])(?:[?#]|$)/i;

function hintFor({ href }: BrokenLink, index: PageIndex): string {
  const isWeb = /^https?:\/\//i.test(href) && URL.canParse(href);
  if (isWeb && new URL(href).username) return 'Leave out what stands before the @, and the @.';
  if (!isWeb && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) {
    return 'Write a page key, a path, a web address, a mail address or a phone number.';
  }
  if (!isWeb && /^(?!www\.).*\.(?:html?|php|md)(?:[?#]|$)/i.test(href)) {
    const page = nearestPage(href.replace(/\.\w+(?:[?#].*)?$/s, ''), index);
    return `Pages have no ending. ${page ? `Did you mean "${page}"?` : 'Write the key of a page.'}`;
  }
  const target = isWeb ? new URL(href).pathname : href;
  if (fileEnding.test(target)) {
    const file = nearest(`/${target.replace(/^\//, '')}`, index.files.keys());
    return file ? `Did you mean "${file}"?` : 'Put the file into the folder "static".';
  }
  if (!isWeb && /^www\.|^[^/\s]+\.[a-z]{2,}(?:\/|$)/i.test(href)) {
    return `An address outside the site begins with its scheme: "https://${href}".`;
  }
  if (/^[+\d][\d\s()/-]{4,}$/.test(href)) return `Write "tel:" before a phone number.`;
  const path = isWeb ? new URL(href).pathname : href.replace(/[?#].*$/s, '');
  const name = path.replace(/^\//, '');
  if (isPageKey(name) || defaultCategoryPaths(name)) return `Add a record for the page "${name}".`;
  const near = nearestPage(path, index);
  return near ? `Did you mean "${near}"?` : 'Write the key of a page, such as "contact".';
}

/** The key or path of the page that a dead link most likely refers to. */
function nearestPage(path: string, index: PageIndex): string | undefined {
  const name = path.replace(/^\.{0,2}\//, '');
  return nearest(name, index.byId.keys()) ?? nearest(`/${name}`, index.byPath.keys());
}
