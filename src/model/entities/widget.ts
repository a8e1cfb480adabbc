import { z } from 'zod';
import { text } from '../fields.ts';
import { translationsOf } from '../translation.ts';

/** The footer widgets. Other names are tolerated and show 'Widget not found :-('. */
export const widgetNames = ['address', 'contact', 'navigation', 'social', 'openingHours'] as const;
export type WidgetName = (typeof widgetNames)[number];

/** The footer's widgets if the content names none (specification, section 2). */
export const fallbackWidgetNames: readonly WidgetName[] = [
  'address',
  'contact',
  'openingHours',
  'navigation',
];

/** The only position of widgets. Others are tolerated, and their widgets left out. */
export const widgetPosition = 'footer';

export function isWidgetName(value: string): value is WidgetName {
  return (widgetNames as readonly string[]).includes(value);
}

export const widgetSchema = z
  .strictObject({
    sort: z.number().default(0).describe('Order in the footer, smallest first.'),
    widget_name: text('address, contact, navigation, social or openingHours.'),
    position: z
      .string()
      .default(widgetPosition)
      .describe(`Where the widget stands. Only "${widgetPosition}" is shown.`),
    props: z
      .strictObject({
        showLogo: z.boolean().default(false).describe('Whether the logo stands above the widget.'),
      })
      .prefault({})
      .describe('Settings of the widget.'),
    translations: translationsOf({ header: text('Heading.').optional() })
      .optional()
      .describe('Heading per language; each widget has one of its own where this is missing.'),
  })
  .describe('A widget of the footer.');

export type Widget = z.output<typeof widgetSchema>;
