import { suggest } from '#content/nearest.ts';
import type { Language } from '#model/language.ts';
import { resolveLink } from '#model/link.ts';
import type { Check, CheckContext } from './check.ts';
import { frameAnchors } from './page-anchors.ts';
import { pathOfPlace } from './place.ts';
import { linksWithAnchor, type WrittenLink } from './written-links.ts';

/** The anchor of a link must exist on the page that it leads to, in every language of the link. */
export const checkAnchors: Check = (context) => {
  for (const link of linksWithAnchor(context)) {
    const targets = link.place.languages.flatMap(
      (language) => targetOf(context, link, language) ?? [],
    );
    const dead = targets.filter(({ anchor, anchors }) => !anchors.has(anchor));
    const [first] = dead;
    if (!first) continue;
    const codes = dead.map(({ language }) => `"${language}"`).join(', ');
    const where = dead.length < targets.length ? ` in ${codes}` : '';
    context.report({
      severity: 'error',
      path: link.path,
      ...(link.line === undefined ? {} : { line: link.line }),
      message: `The link "${link.address}" leads to an anchor that its page does not have${where}.`,
      hint:
        where === ''
          ? suggest(first.anchor, named(first.anchors))
          : `End the heading it means with "{#${first.anchor}}" in every language.`,
    });
  }
};

interface Target {
  language: Language;
  anchor: string;
  /** The anchors that its page has. */
  anchors: ReadonlySet<string>;
}

/** Where a link to an anchor leads; undefined where that is no anchor of this site. */
function targetOf(
  { index, anchorsOf }: CheckContext,
  { address, place, isOptional }: WrittenLink,
  language: Language,
): Target | undefined {
  const link = resolveLink(address, { language, index });
  if (link.kind === 'broken' || link.anchor === undefined) return undefined;
  if (isOptional && link.hreflang) return undefined;
  const path = link.kind === 'anchor' ? pathOfPlace(index, place, language) : pathIn(link.href);
  const anchors = path === undefined ? frameAnchors : anchorsOf(path);
  return { language, anchor: decodeAnchor(link.anchor), anchors };
}

/** The path of an address within the site: '/uhren?x=1#band' -> '/uhren'. */
export function pathIn(href: string): string {
  return href.replace(/[?#].*$/s, '');
}

export function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** The anchors that an author may want, without those of the frame. */
function named(anchors: ReadonlySet<string>): string[] {
  return [...anchors].filter((anchor) => !frameAnchors.has(anchor));
}
