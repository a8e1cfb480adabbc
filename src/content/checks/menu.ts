import type { MenuEntry, SubLink } from '#model/entities/menu.ts';
import type { Check } from './check.ts';
import { linkMistake } from './links.ts';

/** Every entry of the menu must lead somewhere, or open links that do. */
export const checkMenu: Check = (context) => {
  const { draft, report } = context;
  for (const { value: entry, path: place } of draft.menu) {
    for (const { link, path, opens } of linksOf(entry)) {
      const address = addressOf(link, entry);
      if (address === undefined) {
        if (opens) continue;
        report({
          severity: 'error',
          path: [...place, ...path],
          message: 'This entry leads nowhere.',
          hint: 'Give it a path, an external_path, or links under it.',
        });
      } else if (link.path !== undefined) {
        const mistake = linkMistake(address, context);
        if (mistake) report({ severity: 'error', path: [...place, ...path, 'path'], ...mistake });
      }
    }
  }
};

interface MenuLink {
  link: MenuEntry | SubLink;
  path: PropertyKey[];
  /** Whether there are links under it. */
  opens: boolean;
}

function linksOf(entry: MenuEntry): MenuLink[] {
  const opens = entry.sub_links.length + entry.groups.length > 0;
  return [
    { link: entry, path: [], opens },
    ...entry.sub_links.map((link, at) => ({ link, path: ['sub_links', at], opens: false })),
    ...entry.groups.flatMap(({ sub_links }, group) =>
      sub_links.map((link, at) => ({ link, path: ['groups', group, 'sub_links', at], opens: false })),
    ),
  ];
}

/** The address of an entry: its path, continued from its parent's where it asks for it. */
function addressOf(link: MenuEntry | SubLink, parent: MenuEntry): string | undefined {
  const { path, external_path, anchor } = link;
  if (path === undefined) return external_path ?? (anchor && `#${anchor}`);
  const continued = 'prefix_parent' in link && link.prefix_parent && parent.path !== undefined;
  return continued ? `${parent.path}/${path.replace(/^\//, '')}` : path;
}
