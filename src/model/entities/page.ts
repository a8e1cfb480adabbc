import { z } from 'zod';
import { day, image, link, markdown, sitePath, slug, text, timeOfDay } from '../fields.ts';
import { pageKeys, type PageKey } from '../routes.ts';
import { translationsOf } from '../translation.ts';

/** A picture with a few words, which may lead somewhere. */
const teaserSchema = z
  .strictObject({
    image: image('Picture.').optional(),
    path: link('Where it leads.').optional(),
    translations: translationsOf({
      title: text('Heading.'),
      text: text('A sentence or two.').optional(),
      link_label: text('Words of the link.').optional(),
    }),
  })
  .describe('A picture with a few words, which may lead somewhere.');

const pictures = {
  image: image('Large picture at the top of the page.').optional(),
  gallery: z
    .array(image('Picture.'))
    .default([])
    .describe(
      'Pictures below the text. On the home page the first stands beside address and hours; on the contact page it is the map.',
    ),
  teasers: z.array(teaserSchema).default([]).describe('Cards below the text.'),
};

const words = {
  title: text('Title; the heading too where there is no headline.'),
  headline: text('Heading of the page, where it differs from the title.').optional(),
  lead: text('Two or three sentences that open the page.').optional(),
  seo_title: text('Title for search engines; else the title.').optional(),
  seo_description: text('Description for search engines; else the lead.').optional(),
  text: markdown('The text of the page.').default(''),
};

/** A page with a fixed place: one of the route table, or home, brands and the like. */
export const pageSchema = z
  .strictObject({
    key: z.enum(pageKeys as [PageKey, ...PageKey[]]).describe('Page key of the route table.'),
    ...pictures,
    translations: translationsOf(words),
  })
  .describe('A page with a fixed place: a category, the home page, the imprint.');

/** A page whose place the content decides. It exists in the languages it has a translation for. */
export const infoPageSchema = z
  .strictObject({
    id: slug('Name of the page in links, such as "team".'),
    ...pictures,
    translations: translationsOf({
      path: sitePath('Path of the page in this language, with its prefix: "/en/team".'),
      ...words,
    }),
  })
  .describe('A page of its own, such as team, history or workshop.');

export const eventSchema = z
  .strictObject({
    id: slug('Name of the event.'),
    start_date: day('First day.'),
    end_date: day('Last day, where it is another.').optional(),
    time_open: timeOfDay('When it begins.').optional(),
    time_close: timeOfDay('When it ends.').optional(),
    image: image('Picture.').optional(),
    translations: translationsOf({
      title: text('Name of the event.'),
      place: text('Where it is held, if not in the shop.').optional(),
      text: markdown('What happens.').default(''),
    }),
  })
  .refine((event) => !event.end_date || event.end_date >= event.start_date, {
    path: ['end_date'],
    message: 'The last day lies before the first.',
  })
  .describe('An event, shown on the events page.');

export type Teaser = z.output<typeof teaserSchema>;
export type Page = z.output<typeof pageSchema>;
export type InfoPage = z.output<typeof infoPageSchema>;
export type ShopEvent = z.output<typeof eventSchema>;
