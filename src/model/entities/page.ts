import { z } from 'zod';
import { day, image, markdown, nameOf, sitePath, slug, text, timeOfDay } from '../fields.ts';
import { pageKeys, type PageKey } from '../pages/routes.ts';
import { translationsOf } from '../translation.ts';
import { pagePictures, pageWords } from './page-fields.ts';

/** A page with a fixed path: home, contact, imprint and so on. */
export const pageSchema = z
  .strictObject({
    key: nameOf(
      z.enum(pageKeys as [PageKey, ...PageKey[]]).meta({
        description: 'Page key.',
        otherwise:
          'A page of your own belongs into info_pages, a part of the range into categories.',
      }),
    ),
    ...pagePictures,
    translations: translationsOf(pageWords),
  })
  .describe('A page with a fixed place: the home page, contact, the imprint.');

/**
 * A page with a path from the content. It exists in the languages in which it has a translation.
 */
export const infoPageSchema = z
  .strictObject({
    id: nameOf(slug('Name of the page in links, such as "team".')),
    ...pagePictures,
    translations: translationsOf({
      path: sitePath('Path of the page in this language, with its prefix: "/en/team".'),
      ...pageWords,
    }),
  })
  .describe('A page of its own, such as team, history or workshop.');

export const eventSchema = z
  .strictObject({
    id: nameOf(slug('Name of the event.')),
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

export type Page = z.output<typeof pageSchema>;
export type InfoPage = z.output<typeof infoPageSchema>;
export type ShopEvent = z.output<typeof eventSchema>;
