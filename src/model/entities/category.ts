import { z } from 'zod';
import { nameOf, sitePath, slug } from '../fields.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';
import { pagePictures, pageWords } from './page-fields.ts';

export const categorySchema = z
  .strictObject({
    id: nameOf(
      slug(
        'Name of the category in links and brand types, such as "watches". Thirteen ids have paths of their own: see the task "Set up a shop".',
        {
          de: [
            'Kurzname',
            'Für Links im Menü und in Texten: Kleinbuchstaben, Ziffern, Bindestriche.',
          ],
          en: [
            'Short name',
            'For links in the menu and in texts: lower-case letters, digits, hyphens.',
          ],
          fr: [
            'Nom court',
            'Pour les liens du menu et des textes : minuscules, chiffres, traits d’union.',
          ],
          example: 'watches',
          inList: 'column',
        },
      ),
    ),
    ...pagePictures,
    translations: translationsOf({
      path: sitePath(
        'Path of the category in this language, with its prefix: "/en/watches". The ids that have paths of their own may leave it out.',
        {
          de: [
            'Webadresse',
            'Beginnt mit einem Schrägstrich, auf Englisch mit /en/, auf Französisch mit /fr/.',
          ],
          en: [
            'Web address',
            'Begins with /en/ in English and /fr/ in French; in German with a slash alone.',
          ],
          fr: [
            'Adresse web',
            'Commence par /fr/ en français et /en/ en anglais ; en allemand, par une simple barre.',
          ],
          example: { de: '/uhren', en: '/en/watches', fr: '/fr/montres' },
        },
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
