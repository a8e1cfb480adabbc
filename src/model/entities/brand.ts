import { z } from 'zod';
import {
  image,
  lastOfPath,
  markdown,
  nameOf,
  order,
  sentences,
  slug,
  text,
  webAddress,
} from '../fields.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';
import { gallery, headImage, seoWords } from './page-fields.ts';

export const brandTypeSchema = z
  .strictObject({
    id: nameOf(
      slug('Name of the type in references, such as "watches".', {
        de: [
          'Kurzname',
          'Nur Kleinbuchstaben, Ziffern und Bindestriche. Besucher sehen ihn nicht.',
        ],
        en: ['Short name', 'Lower-case letters, digits and hyphens. Visitors do not see it.'],
        fr: [
          'Nom court',
          'Minuscules, chiffres et traits d’union. Les visiteurs ne le voient pas.',
        ],
        example: 'uhren',
        inList: 'column',
      }),
    ),
    page: text('Id of the category under whose path the brands stand, such as "watches".', {
      de: ['Warengruppe', 'Die Marken dieser Art stehen auf der Seite dieser Warengruppe.'],
      en: ['Category', 'Brands of this kind stand on the page of this category.'],
      fr: ['Rayon', 'Les marques de ce type figurent sur la page de ce rayon.'],
      inList: 'column',
    }).transform((page) => page.replace(/^\//, '')),
    sort: order('Order on the brands page, smallest first.'),
    translations: translationsOf({
      type_name: text('Name of the type, such as "Uhren".', {
        de: 'Name',
        en: 'Name',
        fr: 'Nom',
        example: { de: 'Uhren', en: 'Watches', fr: 'Montres' },
        inList: 'title',
      }),
    }),
  })
  .meta(
    about('A kind of brand; brands are grouped by it.', {
      de: 'Markenart',
      en: 'Kind of brand',
      fr: 'Type de marque',
    }),
  );

export const brandSchema = z
  .strictObject({
    slug: nameOf(lastOfPath('Last part of the path.', 'halden-sohn')),
    display_name: text('Name of the brand.', {
      de: 'Markenname',
      en: 'Brand name',
      fr: 'Nom de la marque',
      example: 'Halden & Sohn',
      inList: 'title',
    }),
    type: z.string().meta({
      ...about('Id of the brand type.', {
        de: 'Markenart',
        en: 'Kind of brand',
        fr: 'Type de marque',
        inList: 'column',
      }),
      kind: 'brand-type',
    }),
    sort: order('Order within its type, smallest first.'),
    logo: image('Logo, best as SVG in one colour.', {
      de: ['Logo', 'Am besten einfarbig und als SVG-Datei.'],
      en: ['Logo', 'Best in one colour, as an SVG file.'],
      fr: ['Logo', 'De préférence en une seule couleur, au format SVG.'],
      group: 'pictures',
      inList: 'column',
    }).optional(),
    image: headImage.optional(),
    gallery: gallery('Pictures below the text.', {
      de: ['Bilder unter dem Text', 'Ziehen Sie sie in die gewünschte Reihenfolge.'],
      en: ['Pictures below the text', 'Drag them into the order you like.'],
      fr: ['Images sous le texte', 'Glissez-les dans l’ordre souhaité.'],
      group: 'pictures',
    }),
    website: webAddress("The brand's own website.", {
      de: 'Website der Marke',
      en: 'The brand’s own website',
      fr: 'Site de la marque',
      example: 'https://www.example.org',
      group: 'facts',
    })
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
      .meta(
        about('Year of foundation.', {
          de: 'Gegründet im Jahr',
          en: 'Founded in',
          fr: 'Année de fondation',
          example: '1897',
          group: 'facts',
        }),
      ),
    origin: text(
      'Where the brand is at home, such as "Glashütte"; in languages whose translation does not name it.',
      {
        de: [
          'Herkunft',
          'Ort oder Land. Gilt für alle Sprachen, in denen Sie nichts anderes eintragen.',
        ],
        en: ['Origin', 'Town or country. Holds for every language in which you enter no other.'],
        fr: [
          'Origine',
          'Ville ou pays. Vaut pour toutes les langues où vous n’indiquez rien d’autre.',
        ],
        example: 'Glashütte',
        group: 'facts',
      },
    ).optional(),
    translations: translationsOf({
      headline: text('One line under the name.', {
        de: ['Zeile unter dem Namen', 'Wofür die Marke steht, in einer Zeile.'],
        en: ['Line under the name', 'What the brand stands for, in one line.'],
        fr: ['Ligne sous le nom', 'Ce que la marque représente, en une ligne.'],
      }),
      origin: text('Where the brand is at home, in this language.', {
        de: ['Herkunft in dieser Sprache', 'Nur nötig, wenn der Ort hier anders heißt.'],
        en: ['Origin in this language', 'Needed only where the place has another name.'],
        fr: ['Origine dans cette langue', 'Utile seulement si le lieu y porte un autre nom.'],
      }).optional(),
      lead: sentences('Two or three sentences that open the page.', {
        de: ['Einleitung', 'Zwei oder drei Sätze, mit denen die Seite beginnt.'],
        en: ['Introduction', 'Two or three sentences that open the page.'],
        fr: ['Introduction', 'Deux ou trois phrases qui ouvrent la page.'],
      }).optional(),
      ...seoWords('name and type'),
      text: markdown('The text of the page.', { de: 'Text', en: 'Text', fr: 'Texte' }),
    }),
  })
  .meta(about('A brand that the shop carries.', { de: 'Marke', en: 'Brand', fr: 'Marque' }));

export type BrandType = z.output<typeof brandTypeSchema>;
export type Brand = z.output<typeof brandSchema>;
