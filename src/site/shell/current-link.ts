import type { ShellView } from '#model/views/shell.ts';

/** As much of a shell as tells where its menu leads. */
export type MenuOfShell = Pick<ShellView, 'home' | 'menu'>;

/**
 * The link of the menu that stands for a page: the page's own ('/uhren'), else that of the nearest
 * page above it with a slash at its end ('/uhren/'); null where the menu has neither. No page
 * counts as below the home page.
 */
export function currentLink(shell: MenuOfShell, path: string): string | null {
  const links = menuLinks(shell);
  if (links.has(path)) return path;
  for (let above = parent(path); above !== '' && above !== shell.home; above = parent(above)) {
    if (links.has(above)) return `${above}/`;
  }
  return null;
}

/** What `aria-current` says of a link: that it leads to the page, or to one above it. */
export function ariaCurrent(href: string, current: string | null): 'page' | 'true' | undefined {
  if (href === current) return 'page';
  return `${href}/` === current ? 'true' : undefined;
}

function parent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

const known = new WeakMap<MenuOfShell, ReadonlySet<string>>();

function menuLinks(shell: MenuOfShell): ReadonlySet<string> {
  let links = known.get(shell);
  if (!links) {
    links = new Set(
      shell.menu.flatMap((item) => [
        ...(item.link ? [item.link.href] : []),
        ...item.links.map(({ href }) => href),
        ...item.groups.flatMap((group) => group.links.map(({ href }) => href)),
      ]),
    );
    known.set(shell, links);
  }
  return links;
}
