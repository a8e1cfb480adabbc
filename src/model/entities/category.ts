import { z } from 'zod';
import { nameInLinks, nameOf, pathOfPage } from '../fields.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';
import { pagePictures, pageWords } from './page-fields.ts';

export const categorySchema = z
  .strictObject({
    id: nameOf(
      nameInLinks(
        'Name of the category in links and brand types, such as "watches". Thirteen ids have paths of their own: see the task "Set up a shop".',
        'watches',
      ),
    ),
    ...pagePictures,
    translations: translationsOf({
      path: pathOfPage(
        'Path of the category in this language, with its prefix: "/en/watches". The ids that have paths of their own may leave it out.',
        { de: '/uhren', en: '/en/watches', fr: '/fr/montres' },
      ).optional(),
      ...pageWords,
    }),
  })
  .meta(
    about('A category of the range, such as watches. The brands of its types stand below it.', {
      de: 'Warengruppe',
      en: 'Category',
      fr: 'Rayon',
    }),
  );

export type Category = z.output<typeof categorySchema>;
