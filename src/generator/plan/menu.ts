import { menuAddress, type MenuEntry, type SubLink } from '#model/entities/menu.ts';
import type { MenuItemView, MenuLinkView } from '#model/views/shell.ts';
import { asViewLink, inLanguage, type PlanContext, resolve, translated } from './context.ts';

/**
 * The main menu in the context's language. Links to pages that the language lacks are left out,
 * and with them groups and entries that would be empty.
 */
export function menuView(context: PlanContext): MenuItemView[] {
  return context.site.menu.flatMap((entry) => menuItem(context, entry) ?? []);
}

function menuItem(context: PlanContext, entry: MenuEntry): MenuItemView | undefined {
  const text = translated(context, entry.translations);
  const link = menuLink(context, entry);
  const links = entry.sub_links.flatMap((sub) => menuLink(context, sub, entry) ?? []);
  const groups = entry.groups.flatMap((group) => {
    const label = translated(context, group.translations);
    const groupLinks = group.sub_links.flatMap((sub) => menuLink(context, sub, entry) ?? []);
    return groupLinks.length > 0
      ? [{ label: label.display_name, ...inLanguage(label), links: groupLinks }]
      : [];
  });
  if (!link && links.length === 0 && groups.length === 0) return undefined;
  return {
    label: text.display_name,
    ...inLanguage(text),
    ...(entry.type ? { type: entry.type } : {}),
    ...(link ? { link } : {}),
    links,
    groups,
  };
}

function menuLink(
  context: PlanContext,
  entry: MenuEntry | SubLink,
  parent?: MenuEntry,
): MenuLinkView | undefined {
  const address = menuAddress(entry, parent);
  if (address === undefined) return undefined;
  const link = resolve(context, address);
  if (link.kind === 'broken' || link.hreflang) return undefined;
  const text = translated(context, entry.translations);
  return {
    ...asViewLink(link, text.display_name),
    ...inLanguage(text),
    ...(entry.type ? { type: entry.type } : {}),
  };
}
