import { z } from 'zod';
import { nameOf, sitePath, slug } from '../fields.ts';
import { translationsOf } from '../translation.ts';
import { pagePictures, pageWords } from './page-fields.ts';

export const categorySchema = z
  .strictObject({
    id: nameOf(
      slug(
        'Name of the category in links and brand types, such as "watches". Thirteen ids have paths of their own: see the task "Set up a shop".',
      ),
    ),
    ...pagePictures,
    translations: translationsOf({
      path: sitePath(
        'Path of the category in this language, with its prefix: "/en/watches". The ids that have paths of their own may leave it out.',
      ).optional(),
      ...pageWords,
    }),
  })
  .describe('A category of the range, such as watches. The brands of its types stand below it.');

export type Category = z.output<typeof categorySchema>;
