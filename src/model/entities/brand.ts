import { z } from 'zod';
import { image, markdown, nameOf, slug, text, webAddress } from '../fields.ts';
import { translationsOf } from '../translation.ts';

export const brandTypeSchema = z
  .strictObject({
    id: nameOf(slug('Name of the type in references, such as "watches".')),
    page: text(
      'Id of the category under whose path the brands stand, such as "watches".',
    ).transform((page) => page.replace(/^\//, '')),
    sort: z.number().default(0).describe('Order on the brands page, smallest first.'),
    translations: translationsOf({ type_name: text('Name of the type, such as "Uhren".') }),
  })
  .describe('A kind of brand; brands are grouped by it.');

export const brandSchema = z
  .strictObject({
    slug: nameOf(slug('Last part of the path.')),
    display_name: text('Name of the brand.'),
    type: z.string().meta({ description: 'Id of the brand type.', kind: 'brand-type' }),
    sort: z.number().default(0).describe('Order within its type, smallest first.'),
    logo: image('Logo, best as SVG in one colour.').optional(),
    image: image('Large picture at the top of the page.').optional(),
    gallery: z.array(image('Picture.')).default([]).describe('Pictures below the text.'),
    website: webAddress("The brand's own website.")
      .refine(
        (url) => !URL.canParse(url) || new URL(url).username === '',
        'Everybody could read the name and password in this address.',
      )
      .optional(),
    founded: z
      .number()
      .int()
      .min(1400)
      .max(2200)
      .refine((year) => year <= new Date().getFullYear(), 'This year is yet to come.')
      .optional()
      .describe('Year of foundation.'),
    origin: text(
      'Where the brand is at home, such as "Glashütte"; in languages whose translation does not name it.',
    ).optional(),
    translations: translationsOf({
      headline: text('One line under the name.'),
      origin: text('Where the brand is at home, in this language.').optional(),
      lead: text('Two or three sentences that open the page.').optional(),
      seo_title: text('Title for search engines; else name and type.').optional(),
      seo_description: text('Description for search engines; else the lead.').optional(),
      text: markdown('The text of the page.'),
    }),
  })
  .describe('A brand that the shop carries.');

export type BrandType = z.output<typeof brandTypeSchema>;
export type Brand = z.output<typeof brandSchema>;
