import { suggest } from '#content/diagnostics/nearest.ts';
import type { Language } from '#model/language.ts';
import { resolveLink } from '#model/link.ts';
import { linkMistake } from '#content/checks/links.ts';
import { placeOf } from '#model/pages/page-index.ts';
import { ownEntries } from '#model/services/services.ts';
import { menuAddress, type MenuEntry } from '#model/entities/menu.ts';
import { frameAnchors } from '../plan/page-anchors.ts';
import type { PlannedPage } from '../plan/planned.ts';
import { planCheck, type PlanContext } from './check.ts';
import { fieldPlace, type FieldPlace, pathOfPlace } from './field-place.ts';
import { ownAnchors } from './plan-context.ts';

/** The anchor of a link must exist on the target page, in every language of the link. */
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
  /** The anchors of its page. */
  anchors: ReadonlySet<string>;
}

/** The target of a link; undefined if it is not on this site. */
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

/** Splits an address within the site: '/uhren?x=1#b%C3%A4nder' -> '/uhren', 'bänder'. */
function splitAddress(address: string): { path: string; anchor: string } {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(address) ?? [];
  try {
    return { path, anchor: decodeURIComponent(anchor) };
  } catch {
    return { path, anchor };
  }
}

/** Links in HTML must lead somewhere. The loader checks those in fields and Markdown. */
export const checkHtmlLinks = planCheck(['dead-link'], (context) => {
  for (const { value, path } of context.fields.ofKind('html')) {
    for (const { address } of context.texts.html.get(value)?.links ?? []) {
      const mistake = linkMistake(address, context);
      if (mistake) context.report({ path, ...mistake });
    }
  }
});

/**
 * Anchors must be unique on a page, because a link only finds the first (HTML, the id attribute).
 */
export const checkRepeatedAnchors = planCheck(['duplicate-anchor'], (context) => {
  for (const page of context.pages) {
    const anchors = [...frameAnchors, ...ownAnchors(page, context.site.texts)];
    const repeated = anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at);
    for (const anchor of new Set(repeated)) {
      context.report({
        code: 'duplicate-anchor',
        path: textOf(page, context) ?? ['pages'],
        message: `The page ${page.context.path} has the anchor "${anchor}" more than once.`,
        hint: 'Give one of the places another name.',
      });
    }
  }
});

/** The path of a page's first text. */
function textOf(
  { context: { path, language } }: PlannedPage,
  context: Pick<PlanContext, 'fields' | 'index' | 'site'>,
) {
  return [...context.fields.ofKind('markdown'), ...context.fields.ofKind('html')].find((field) => {
    const place = fieldPlace(context, field.path);
    const isShown = place.languages.includes(language);
    return isShown && pathOfPlace(context.index, place, language) === path;
  })?.path;
}

/**
 * The anchors of the privacy notice that the consent banner links to (specification, section 2).
 */
const needed = ['privacy#cookies', ...ownEntries.map(({ entry }) => entry.heading)].map((heading) =>
  heading.replace('privacy#', ''),
);

/** The privacy notice must have these anchors in every language, on whichever page it is shown. */
export const checkPrivacyAnchors = planCheck(
  ['missing-privacy-anchor'],
  ({ site, index, anchorsOf, report }) => {
    const at = site.pages.findIndex(({ key }) => key === 'privacy');
    const translations = site.pages[at]?.translations ?? [];
    const page = index.byId.get('privacy');
    const reported = new Set<string>();
    for (const language of site.project.languages) {
      const place = page && placeOf(index, page, language);
      if (!place) continue;
      const own = translations.findIndex((translation) => translation.language === language);
      const shown = Math.max(own, 0);
      for (const anchor of needed) {
        if (anchorsOf(place.path).has(anchor) || reported.has(`${shown} ${anchor}`)) continue;
        reported.add(`${shown} ${anchor}`);
        report({
          code: 'missing-privacy-anchor',
          path: ['pages', at, 'translations', shown, 'text'],
          message: `No heading has the anchor "${anchor}", which the consent banner leads to.`,
          hint: `End the heading of that part with "{#${anchor}}".`,
        });
      }
    }
  },
);

/** A link in the content, as written. */
interface WrittenLink {
  address: string;
  path: readonly PropertyKey[];
  /** Line in the field, starting at 1, for a link in a text. */
  line?: number;
  place: FieldPlace;
  /** Whether it is omitted in languages that its target lacks. */
  isOptional?: true;
}

type LinkContext = Pick<PlanContext, 'fields' | 'index' | 'site' | 'texts'>;

/** The links with an anchor. */
function linksWithAnchor(context: LinkContext): WrittenLink[] {
  const menu = context.site.menu.flatMap((entry, at) => [
    ...menuLinks(context, entry, ['menu', at]),
  ]);
  return [...fieldLinks(context), ...menu].filter(hasAnchor);
}

/** The links of link fields, and those with an anchor in HTML and Markdown. */
function* fieldLinks(context: LinkContext): Generator<WrittenLink> {
  for (const { value: address, path } of context.fields.ofKind('link')) {
    if (path[0] !== 'menu') yield { address, path, place: fieldPlace(context, path) };
  }
  for (const kind of ['html', 'markdown'] as const) {
    for (const { value, path } of context.fields.ofKind(kind)) {
      const links = context.texts[kind].get(value)?.links.filter(hasAnchor) ?? [];
      if (links.length === 0) continue;
      const place = fieldPlace(context, path);
      for (const link of links) yield { ...link, path, place };
    }
  }
}

function hasAnchor({ address }: { address: string }): boolean {
  return address.includes('#');
}

function* menuLinks(
  context: LinkContext,
  entry: MenuEntry,
  path: readonly PropertyKey[],
): Generator<WrittenLink> {
  const place = fieldPlace(context, path);
  const lists = [
    { links: entry.sub_links, path: [...path, 'sub_links'] },
    ...entry.groups.map((group, at) => ({
      links: group.sub_links,
      path: [...path, 'groups', at, 'sub_links'],
    })),
  ];
  const links = lists.flatMap(({ links: subLinks, path: listPath }) =>
    subLinks.map((link, at) => ({ address: menuAddress(link, entry), path: [...listPath, at] })),
  );
  for (const link of [{ address: menuAddress(entry), path }, ...links]) {
    const { address } = link;
    if (address !== undefined) yield { ...link, address, place, isOptional: true };
  }
}
