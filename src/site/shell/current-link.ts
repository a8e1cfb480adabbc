import type { ShellView } from '#model/views/shell.ts';

/**
 * The link of the menu that stands for a page: the page's own, else that of the nearest page above
 * it ('/uhren' for '/uhren/ostra'); null where the menu has neither.
 */
export function currentLink(shell: ShellView, path: string): string | null {
  const links = menuLinks(shell);
  for (let above = path; above.length > 1; above = above.slice(0, above.lastIndexOf('/'))) {
    if (links.has(above)) return above;
  }
  return null;
}

const known = new WeakMap<ShellView, ReadonlySet<string>>();

function menuLinks(shell: ShellView): ReadonlySet<string> {
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
