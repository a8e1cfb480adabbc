import { z } from 'zod';
import { colour } from '../fields.ts';

const pixels = (description: string, least: number, most: number) =>
  z.number().int().min(least).max(most).describe(description);

/** Colours and measures. Text is readable on any chosen colour. */
export const themeSchema = z
  .strictObject({
    base_color: colour(
      'Page background. Its lightness decides between light and dark mode.',
    ).default('#ffffff'),
    brand_color: colour('Colour of buttons, links and marks.').default('#1f3d33'),
    config: z
      .strictObject({
        components: z
          .strictObject({
            header: z
              .strictObject({
                fullHeight: pixels('Height at the top of a page, in px.', 48, 240).default(96),
                collapsedHeight: pixels('Height after scrolling, in px.', 40, 200).default(64),
                smallScreenThreshold: pixels(
                  'Narrower windows get the menu toggle, in px.',
                  320,
                  1920,
                ).default(1100),
                sticky: z
                  .boolean()
                  .default(true)
                  .describe('Whether it stays in view in wide windows.'),
                collapses: z
                  .boolean()
                  .default(true)
                  .describe('Whether it becomes smaller and translucent after scrolling.'),
                changePos: pixels('How far to scroll until it does, in px.', 0, 2000).default(100),
                accentBorder: z
                  .boolean()
                  .default(false)
                  .describe('Whether a line in the brand colour closes the header.'),
              })
              .refine(({ fullHeight, collapsedHeight }) => collapsedHeight <= fullHeight, {
                path: ['collapsedHeight'],
                message: 'The header is higher after scrolling than before.',
              })
              .prefault({})
              .describe('The sticky header.'),
            footer: z
              .strictObject({
                backgroundColor: colour('Background of the widgets.').optional(),
                fontColor: colour('Text of the widgets.').optional(),
                subFooterBackgroundColor: colour('Background of the last line.').optional(),
                subFooterFontColor: colour('Text of the last line.').optional(),
              })
              .prefault({})
              .describe('The footer. Colours left out follow from the brand colour.'),
            wrapper: z
              .strictObject({
                width: pixels('Greatest width of the content, in px.', 600, 2400).default(1320),
              })
              .prefault({})
              .describe('The site wrapper: 90 % of the window up to this width.'),
          })
          .prefault({})
          .describe('Settings per component.'),
      })
      .prefault({})
      .describe('Settings of the theme.'),
  })
  .describe('Colours and measures of the site.');

export type Theme = z.output<typeof themeSchema>;
