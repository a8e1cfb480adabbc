import { isWidgetName, widgetNames, widgetPosition } from '#model/entities/widget.ts';
import { suggest } from '../nearest.ts';
import type { Check } from './check.ts';

/**
 * Unknown widgets are tolerated: the site shows 'Widget not found :-('. So are those in unknown
 * places: they are left out.
 */
export const checkWidgets: Check = ({ draft, report }) => {
  for (const { value, path } of draft.widgets.filter(({ sound }) => sound)) {
    const { widget_name, position } = value;
    if (!isWidgetName(widget_name)) {
      report({
        severity: 'warning',
        path: [...path, 'widget_name'],
        message: `There is no widget "${widget_name}".`,
        hint: suggest(widget_name, widgetNames),
      });
    }
    if (position !== widgetPosition) {
      report({
        severity: 'warning',
        path: [...path, 'position'],
        message: `There is no place "${position}" for widgets; the widget is not shown.`,
        hint: `Write "${widgetPosition}", or leave the position out.`,
      });
    }
  }
};
