import { menuAddress, type MenuEntry, type SubLink } from '#model/entities/menu.ts';
import { isWidgetName, widgetNames, widgetPosition } from '#model/entities/widget.ts';
import { suggest } from '../diagnostics/nearest.ts';
import { contentCheck } from './check.ts';
import { linkMistake } from './links.ts';

/** Every menu entry must lead somewhere, or open links that do. */
export const checkMenu = contentCheck(
  ['empty-menu-entry', 'two-targets', 'dead-link'],
  (context) => {
    for (const { value: entry, path: place } of context.draft.menu) {
      for (const { link, path, opens } of linksOf(entry)) {
        const address = menuAddress(link, entry);
        if (address === undefined && !opens) {
          context.report({
            code: 'empty-menu-entry',
            path: [...place, ...path],
            message: 'This entry leads nowhere.',
            hint: 'Give it a path, an external_path, or links under it.',
          });
        }
        if (link.path !== undefined && link.external_path !== undefined) {
          context.report({
            code: 'two-targets',
            path: [...place, ...path, 'external_path'],
            message: 'This entry has a path too, to which it leads; this address is not used.',
            hint: 'Keep one of the two.',
          });
        }
        // External paths are fields of kind `link`, which have their own check.
        const mistake = address && link.path ? linkMistake(address, context) : undefined;
        if (mistake) {
          context.report({ path: [...place, ...path, 'path'], ...mistake });
        }
      }
    }
  },
);

interface MenuLink {
  link: MenuEntry | SubLink;
  path: PropertyKey[];
  /** Whether it has links below it. */
  opens: boolean;
}

function linksOf(entry: MenuEntry): MenuLink[] {
  const below = (links: readonly SubLink[], ...path: PropertyKey[]): MenuLink[] =>
    links.map((link, at) => ({ link, path: [...path, 'sub_links', at], opens: false }));
  return [
    { link: entry, path: [], opens: entry.sub_links.length + entry.groups.length > 0 },
    ...below(entry.sub_links),
    ...entry.groups.flatMap(({ sub_links }, at) => below(sub_links, 'groups', at)),
  ];
}

/**
 * Unknown widgets are tolerated: the site shows 'Widget not found :-('. Widgets in unknown places
 * are omitted.
 */
export const checkWidgets = contentCheck(
  ['unknown-widget', 'unknown-widget-place'],
  ({ draft, report }) => {
    for (const { value, path } of draft.widgets.filter(({ sound }) => sound)) {
      const { widget_name, position } = value;
      if (!isWidgetName(widget_name)) {
        report({
          code: 'unknown-widget',
          path: [...path, 'widget_name'],
          message: `There is no widget "${widget_name}".`,
          hint: suggest(widget_name, widgetNames),
        });
      }
      if (position !== widgetPosition) {
        report({
          code: 'unknown-widget-place',
          path: [...path, 'position'],
          message: `There is no place "${position}" for widgets; the widget is not shown.`,
          hint: `Write "${widgetPosition}", or leave the position out.`,
        });
      }
    }
  },
);
