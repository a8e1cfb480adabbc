import { markdownParts, mentions } from '#content/markdown.ts';
import { menuAddress, type MenuEntry } from '#model/entities/menu.ts';
import type { PlanContext } from './check.ts';
import { fieldPlace, type FieldPlace } from './field-place.ts';
import { htmlParts } from './html-parts.ts';

/** A link that the content has, as it is written. */
export interface WrittenLink {
  address: string;
  path: readonly PropertyKey[];
  /** Line in the field, from 1, for a link within a text. */
  line?: number;
  place: FieldPlace;
  /** Whether it is left out in languages that its target lacks. */
  isOptional?: true;
}

type LinkContext = Pick<PlanContext, 'fields' | 'index' | 'site'>;

/** The links that name an anchor. */
export function linksWithAnchor(context: LinkContext): WrittenLink[] {
  const menu = context.site.menu.flatMap((entry, at) => [
    ...menuLinks(context, entry, ['menu', at]),
  ]);
  return [...fieldLinks(context), ...menu].filter(({ address }) => address.includes('#'));
}

/** The links of link fields, Markdown and HTML; of Markdown only where one may name an anchor. */
function* fieldLinks(context: LinkContext): Generator<WrittenLink> {
  for (const { value: address, path } of context.fields.ofKind('link')) {
    if (path[0] !== 'menu') yield { address, path, place: fieldPlace(context, path) };
  }
  for (const { value, path } of context.fields.ofKind('html')) {
    const place = fieldPlace(context, path);
    for (const address of htmlParts(value).links) yield { address, path, place };
  }
  for (const { value, path } of context.fields.ofKind('markdown')) {
    const links = mentions(value).filter((mention) => mention.kind === 'link');
    if (!links.some((link) => link.value.includes('#'))) continue;
    const place = fieldPlace(context, path);
    for (const { kind, value: address, line } of markdownParts(value)) {
      if (kind === 'link') yield { address, line, path, place };
    }
  }
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
