import { menuAddress, type MenuEntry } from '#model/entities/menu.ts';
import type { PlanContext } from './check.ts';
import { fieldPlace, type FieldPlace } from './field-place.ts';

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

type LinkContext = Pick<PlanContext, 'fields' | 'index' | 'site' | 'texts'>;

/** The links that name an anchor. */
export function linksWithAnchor(context: LinkContext): WrittenLink[] {
  const menu = context.site.menu.flatMap((entry, at) => [
    ...menuLinks(context, entry, ['menu', at]),
  ]);
  return [...fieldLinks(context), ...menu].filter(hasAnchor);
}

/** The links of link fields, and those of HTML and Markdown that name an anchor. */
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
