import { isWidgetName, widgetNames } from '#model/entities/widget.ts';
import { suggest } from '../nearest.ts';
import type { Check } from './check.ts';

/** Unknown widgets are tolerated: the site shows 'Widget not found :-('. */
export const checkWidgets: Check = ({ draft, report }) => {
  for (const { value, path } of draft.widgets) {
    if (isWidgetName(value.widget_name)) continue;
    report({
      severity: 'warning',
      path: [...path, 'widget_name'],
      message: `There is no widget "${value.widget_name}".`,
      hint: suggest(value.widget_name, widgetNames),
    });
  }
};
