import type { ShellView } from '#model/views/shell.ts';

/** The part of the shell that determines the targets of its menu. */
export type MenuOfShell = Pick<ShellView, 'home' | 'menu'>;

/**
 * The menu link for a page: the page's own ('/uhren'), otherwise that of the nearest ancestor with
 * a trailing slash ('/uhren/'); null if the menu has neither. The home page is not an ancestor of
 * any page.
 */
export function currentLink(shell: MenuOfShell, path: string): string | null {
  const links = menuLinks(shell);
  if (links.has(path)) return path;
  for (let above = parent(path); above !== '' && above !== shell.home; above = parent(above)) {
    if (links.has(above)) return `${above}/`;
  }
  return null;
}

/**
 * The current entry of the menu: a link, from `currentLink`, or, in a shell for many pages, the
 * slot of each link.
 */
export type Current = string | null | ((href: string) => string);

type AriaCurrent = 'page' | 'true' | undefined;

/**
 * The `aria-current` of a link: whether it leads to the current page or to one of its ancestors.
 */
export function ariaCurrent(href: string, current: Current): AriaCurrent {
  // A slot is filled with one of them later.
  if (typeof current === 'function') return current(href) as AriaCurrent;
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
