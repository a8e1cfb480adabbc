import { z } from 'zod';
import {
  askedName,
  choice,
  day,
  digits,
  lastOfPath,
  markdown,
  nameOf,
  order,
  price,
  sentences,
  text,
} from '../fields.ts';
import { isGtin } from '../gtin.ts';
import { noRepeats } from '../no-repeats.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';
import { gallery, seoWords } from './page-fields.ts';

/**
 * Converts text that is a number, true or false to that type, because the content system only has
 * text.
 */
function plainValue(value: string | number | boolean): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return String(Number(value)) === value && Number.isFinite(Number(value)) ? Number(value) : value;
}

/** The values of one attribute of an item; the loader converts them to the attribute's type. */
const itemAttributeSchema = z
  .strictObject({
    attribute: z.string().meta({
      ...about('Id of the attribute.', {
        de: 'Merkmal',
        en: 'Attribute',
        fr: 'Caractéristique',
        inList: 'title',
      }),
      kind: 'attribute',
    }),
    values: z
      .array(
        z
          .union([text('A value.'), z.number(), z.boolean()])
          .meta(
            about('A value: id or name of a choice, a number, or true and false.', {
              de: 'Wert',
              en: 'Value',
              fr: 'Valeur',
            }),
          )
          .transform(plainValue),
      )
      .min(1, 'At least one value is needed.')
      .meta(
        about('Its values: ids or names of choices, numbers, or one of true and false.', {
          de: ['Werte', 'Wie sie beim Merkmal stehen; eine Zahl; oder „ja“ und „nein“.'],
          en: ['Values', 'As they stand at the attribute; a number; or “yes” and “no”.'],
          fr: [
            'Valeurs',
            'Telles que la caractéristique les propose ; un nombre ; « oui », « non ».',
          ],
        }),
      ),
  })
  .meta(about('The values of an attribute.', { de: 'Angabe', en: 'Detail', fr: 'Précision' }));

/** A single item that the shop sells. */
export const itemSchema = z
  .strictObject({
    slug: nameOf(
      lastOfPath(
        'Last part of the path; no two items of the shop have the same.',
        'armreif-gehaemmert',
      ),
    ),
    category: z.string().meta({
      ...about('Id of the category, below whose path the item has its page.', {
        de: 'Warengruppe',
        en: 'Category',
        fr: 'Rayon',
        inList: 'column',
      }),
      kind: 'category',
    }),
    brand: z
      .string()
      .optional()
      .meta({
        ...about('Slug of the brand.', {
          de: 'Marke',
          en: 'Brand',
          fr: 'Marque',
          inList: 'column',
        }),
        kind: 'brand',
      }),
    sku: text('Article number.', {
      de: 'Artikelnummer',
      en: 'Article number',
      fr: 'Référence',
      example: 'HS-1897-38',
      inList: 'column',
    }).optional(),
    gtin: digits('Number below the barcode (GTIN, EAN), for the feed of items.', {
      de: ['GTIN (EAN)', 'Die Nummer unter dem Strichcode. Damit erkennt Google das Stück.'],
      en: ['GTIN (EAN)', 'The number below the barcode, by which Google knows the piece.'],
      fr: ['GTIN (EAN)', 'Le numéro sous le code-barres, auquel Google reconnaît la pièce.'],
      example: '4006381333931',
    })
      .refine(
        isGtin,
        'This is no GTIN: check its digits, 8 or 12 to 14, the last of which checks the others.',
      )
      .optional(),
    mpn: text('Number that the maker gives it, for the feed of items.', {
      de: ['Herstellernummer', 'Die Referenz des Herstellers, wenn es keine GTIN gibt.'],
      en: ['Maker’s number', 'The maker’s reference, where there is no GTIN.'],
      fr: ['Référence du fabricant', 'Quand il n’y a pas de GTIN.'],
      example: 'SPB143J1',
    }).optional(),
    price: price('Price in euros, with taxes. Without one, visitors read that it is on request.', {
      least: 0.01,
      most: 10_000_000,
      words: {
        de: ['Preis in Euro', 'Was Kundinnen und Kunden zahlen. Leer lassen für „auf Anfrage“.'],
        en: ['Price in euros', 'What customers pay. Leave it empty for “on request”.'],
        fr: ['Prix en euros', 'Ce que paie le client. Laissez vide pour « sur demande ».'],
        example: '1290',
        inList: 'column',
      },
    }),
    vat: choice([
      {
        value: 'included',
        de: 'Inkl. MwSt.',
        en: 'VAT included',
        fr: 'TVA comprise',
      },
      {
        value: 'margin',
        de: 'Differenzbesteuert (§ 25a UStG)',
        en: 'Margin scheme (§ 25a UStG)',
        fr: 'Régime de la marge (§ 25a UStG)',
      },
      {
        value: 'exempt',
        de: 'Kleinunternehmer (§ 19 UStG)',
        en: 'Small business (§ 19 UStG)',
        fr: 'Petite entreprise (§ 19 UStG)',
      },
    ])
      .default('included')
      .meta(
        about('How the price is taxed, which the item says beside it.', {
          de: ['Umsatzsteuer', 'Steht als Hinweis beim Preis.'],
          en: ['VAT', 'Stands as a note beside the price.'],
          fr: ['TVA', 'Mentionnée à côté du prix.'],
        }),
      ),
    availability: choice([
      { value: 'in_stock', de: 'Im Geschäft', en: 'In the shop', fr: 'En boutique' },
      { value: 'on_order', de: 'Auf Bestellung', en: 'To order', fr: 'Sur commande' },
      { value: 'reserved', de: 'Zurückgelegt', en: 'Put aside', fr: 'Réservé' },
      { value: 'gone', de: 'Verkauft', en: 'Sold', fr: 'Vendu' },
    ])
      .default('in_stock')
      .meta(
        about('Whether the shop has it.', {
          de: 'Verfügbarkeit',
          en: 'Availability',
          fr: 'Disponibilité',
          inList: 'column',
        }),
      ),
    gone_since: day('Day since which it is gone. Its page stays for a year and says so.', {
      de: ['Verkauft seit', 'Die Seite bleibt ein Jahr lang und zeigt ähnliche Stücke.'],
      en: ['Sold since', 'The page stays for a year and shows similar pieces.'],
      fr: ['Vendu depuis', 'La page reste un an et présente des pièces semblables.'],
      isPast: true,
    }).optional(),
    attributes: z
      .array(itemAttributeSchema)
      .default([])
      .superRefine(
        noRepeats(
          'attribute',
          (id) => `The attribute "${id}" stands here twice; put all values into one.`,
        ),
      )
      .meta(
        about('What tells the item apart from others.', {
          de: ['Merkmale', 'Danach können Besucher filtern.'],
          en: ['Attributes', 'Visitors can filter by them.'],
          fr: ['Caractéristiques', 'Les visiteurs peuvent filtrer selon elles.'],
          group: 'facts',
        }),
      ),
    images: gallery('Pictures; the first stands in lists.', {
      de: [
        'Bilder',
        'Das erste steht in den Listen. Ziehen Sie sie in die gewünschte Reihenfolge.',
      ],
      en: ['Pictures', 'The first stands in lists. Drag them into the order you like.'],
      fr: ['Images', 'La première figure dans les listes. Glissez-les dans l’ordre souhaité.'],
      group: 'pictures',
    }),
    sort: order('Order within the category, smallest first.'),
    featured: z
      .boolean()
      .default(false)
      .meta(
        about('Whether it stands before the others of its category.', {
          de: ['Hervorheben', 'Steht vor den anderen Stücken der Warengruppe.'],
          en: ['Feature', 'Stands before the other pieces of its category.'],
          fr: ['Mettre en avant', 'Précède les autres pièces de son rayon.'],
        }),
      ),
    translations: translationsOf({
      name: askedName('Name of the item.', {
        de: 'Name',
        en: 'Name',
        fr: 'Nom',
        example: { de: 'Armreif, gehämmert', en: 'Hammered bangle', fr: 'Jonc martelé' },
        inList: 'title',
      }),
      lead: sentences('A sentence or two that open the page.', {
        de: ['Einleitung', 'Ein oder zwei Sätze, mit denen die Seite beginnt.'],
        en: ['Introduction', 'A sentence or two that open the page.'],
        fr: ['Introduction', 'Une ou deux phrases qui ouvrent la page.'],
      }).optional(),
      ...seoWords('the name'),
      text: markdown('The text of the page.', { de: 'Text', en: 'Text', fr: 'Texte' }).optional(),
    }),
  })
  .refine(({ gone_since, availability }) => !gone_since || availability === 'gone', {
    path: ['gone_since'],
    message: 'The item is not gone; set its availability to "gone", or leave the day out.',
  })
  .meta(about('A single thing that the shop sells.', { de: 'Artikel', en: 'Item', fr: 'Article' }));

export type Item = z.output<typeof itemSchema>;
