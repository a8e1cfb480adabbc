import { nearest, suggest } from '#content/nearest.ts';
import type { Problem } from '#content/problem.ts';
import type { Language } from '#model/language.ts';
import { findPage } from '#model/link.ts';
import { placeOf } from '#model/page-index.ts';
import { splitAddress } from './address.ts';
import type { Check, CheckContext } from './check.ts';
import { fieldPlace, pathOfPlace } from './field-place.ts';
import { htmlParts } from './html-parts.ts';
import { ownAnchors } from './page-anchors.ts';

/** Links in HTML are written out as they are: they must be whole addresses, or paths of pages. */
export const checkHtmlLinks: Check = (context) => {
  for (const { value, path } of context.fieldsOf('html')) {
    const place = fieldPlace(context, path);
    const [language] = place.languages;
    if (!language) continue;
    const page = pathOfPlace(context.index, place, language);
    for (const address of htmlParts(value).links) {
      const mistake = mistakeIn(context, address, { language, page });
      if (mistake) context.report({ severity: 'error', path, ...mistake });
    }
  }
};

function mistakeIn(
  context: CheckContext,
  address: string,
  from: { language: Language; page: string | undefined },
): Pick<Problem, 'message' | 'hint'> | undefined {
  if (/^(?:https?|mailto|tel):/i.test(address)) return undefined;
  const { path, anchor } = splitAddress(address);
  const target = path ? existing(context, path) : from.page;
  if (target === undefined) {
    return {
      message: `The link "${address}" leads nowhere: in HTML, only whole addresses and paths do.`,
      hint: `Write the path of a page, such as "${likely(context, path, from.language)}".`,
    };
  }
  const anchors = context.anchorsOf(target);
  if (anchors.has(anchor)) return undefined;
  return {
    message: `The link "${address}" leads to an anchor that its page does not have.`,
    hint: suggest(anchor, ownAnchors(anchors)),
  };
}

/** The path of the page that a path leads to as it is; undefined where that is none. */
function existing({ index, redirects }: CheckContext, path: string): string | undefined {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return index.byPath.has(clean) ? clean : redirects.get(clean);
}

/** The path that a wrong one most likely means, or one that every site has. */
function likely({ index }: CheckContext, path: string, language: Language): string {
  const page = findPage(path, index);
  return (
    (page && placeOf(index, page, language)?.path) ??
    nearest(path, index.byPath.keys()) ??
    '/kontakt'
  );
}
