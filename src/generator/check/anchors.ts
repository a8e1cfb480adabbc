import { suggest } from '#content/diagnostics/nearest.ts';
import type { Language } from '#model/language.ts';
import { resolveLink } from '#model/link.ts';
import { frameAnchors } from '../plan/page-anchors.ts';
import { planCheck, type PlanContext } from './check.ts';
import { pathOfPlace } from './field-place.ts';
import { linksWithAnchor, type WrittenLink } from './written-links.ts';

/** The anchor of a link must exist on the page that it leads to, in every language of the link. */
export const checkAnchors = planCheck(['dead-anchor'], (context) => {
  for (const link of linksWithAnchor(context)) {
    const targets = link.place.languages.flatMap(
      (language) => targetOf(context, link, language) ?? [],
    );
    const dead = targets.filter(({ anchor, anchors }) => !anchors.has(anchor));
    const [first] = dead;
    if (!first) continue;
    const message = `The link "${link.address}" leads to an anchor that its page does not have`;
    const languages = dead.map(({ language }) => `"${language}"`).join(', ');
    context.report({
      code: 'dead-anchor',
      path: link.path,
      line: link.line,
      ...(dead.length === targets.length
        ? {
            message: `${message}.`,
            hint: suggest(
              first.anchor,
              [...first.anchors].filter((anchor) => !frameAnchors.has(anchor)),
            ),
          }
        : {
            message: `${message} in ${languages}.`,
            hint: `End the heading it means with "{#${first.anchor}}" in every language.`,
          }),
    });
  }
});

interface Target {
  language: Language;
  anchor: string;
  /** The anchors that its page has. */
  anchors: ReadonlySet<string>;
}

/** Where a link leads; undefined where that is nowhere on this site. */
function targetOf(
  { index, anchorsOf }: Pick<PlanContext, 'index' | 'anchorsOf'>,
  { address, place, isOptional }: WrittenLink,
  language: Language,
): Target | undefined {
  const link = resolveLink(address, { language, index });
  if (link.kind !== 'internal' && link.kind !== 'anchor') return undefined;
  if (isOptional && link.hreflang) return undefined;
  const { path, anchor } = splitAddress(link.href);
  const page = path || pathOfPlace(index, place, language);
  return { language, anchor, anchors: page ? anchorsOf(page) : frameAnchors };
}

/** The path and the anchor of an address within the site: '/uhren?x=1#b%C3%A4nder' -> '/uhren', 'bänder'. */
function splitAddress(address: string): { path: string; anchor: string } {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(address) ?? [];
  try {
    return { path, anchor: decodeURIComponent(anchor) };
  } catch {
    return { path, anchor };
  }
}
