import { isWidgetName, widgetNames, widgetPosition } from '#model/entities/widget.ts';
import { suggest } from '../diagnostics/nearest.ts';
import { contentCheck } from './check.ts';

/**
 * Unknown widgets are tolerated: the site shows 'Widget not found :-('. So are those in unknown
 * places: they are left out.
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
