import { nearest, suggest } from '#content/nearest.ts';
import type { Problem } from '#content/problem.ts';
import { findPage } from '#model/link.ts';
import { placeOf } from '#model/page-index.ts';
import { decodeAnchor, pathIn } from './anchors.ts';
import type { Check, CheckContext } from './check.ts';
import { fieldPlace, type FieldPlace, pathOfPlace } from './place.ts';
import { htmlParts } from './html-parts.ts';

type Mistake = Pick<Problem, 'message' | 'hint'>;

/** Links in HTML are written out as they are: they must be whole addresses, or paths of pages. */
export const checkHtmlLinks: Check = (context) => {
  for (const { value, path } of context.fieldsOf('html')) {
    const place = fieldPlace(context, path);
    for (const address of htmlParts(value).links) {
      const mistake = mistakeIn(context, address, place);
      if (mistake) context.report({ severity: 'error', path, ...mistake });
    }
  }
};

function mistakeIn(context: CheckContext, address: string, place: FieldPlace): Mistake | undefined {
  if (/^(?:https?|mailto|tel):/i.test(address)) return undefined;
  const [language = 'de'] = place.languages;
  const path = address.startsWith('#')
    ? pathOfPlace(context.index, place, language)
    : existing(context, pathIn(address));
  if (path === undefined) return deadLink(context, address, place);
  const anchor = decodeAnchor(/#(.*)$/s.exec(address)?.[1] ?? '');
  const anchors = context.anchorsOf(path);
  if (anchors.has(anchor)) return undefined;
  return {
    message: `The link "${address}" leads to an anchor that its page does not have.`,
    hint: suggest(anchor, anchors),
  };
}

/** The path of the page that a path leads to as it is; undefined where that is none. */
function existing({ index, redirects }: CheckContext, path: string): string | undefined {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return index.byPath.has(clean) ? clean : redirects.get(clean);
}

function deadLink({ index }: CheckContext, address: string, place: FieldPlace): Mistake {
  const [language = 'de'] = place.languages;
  const meant = findPage(pathIn(address), index);
  const path =
    (meant && placeOf(index, meant, language)?.path) ?? nearest(address, index.byPath.keys());
  return {
    message: `The link "${address}" leads nowhere: in HTML, only whole addresses and paths do.`,
    hint: `Write the path of a page, such as "${path ?? '/kontakt'}".`,
  };
}
