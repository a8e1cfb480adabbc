import { z } from 'zod';
import { day, image, nameOf, slug } from '#model/fields.ts';
import { noRepeats } from '#model/no-repeats.ts';
import { about, type OwnerWords } from '#model/owner-words.ts';

const share = (description: string, words: OwnerWords) =>
  z.number().min(0).max(100).meta(about(description, words));

/** A position in the picture, and in the narrow one if there is one. */
const place = {
  x: share('How far from the left of the picture, in percent.', {
    de: ['Von links', 'In Prozent der Bildbreite: 0 ist der linke Rand, 100 der rechte.'],
    en: ['From the left', 'In percent of the picture’s width: 0 is its left edge, 100 its right.'],
    fr: ['Depuis la gauche', 'En pour cent de la largeur : 0 à gauche, 100 à droite.'],
    example: '41',
  }),
  y: share('How far from the top of the picture, in percent.', {
    de: ['Von oben', 'In Prozent der Bildhöhe: 0 ist der obere Rand, 100 der untere.'],
    en: ['From the top', 'In percent of the picture’s height: 0 is its top edge, 100 its bottom.'],
    fr: ['Depuis le haut', 'En pour cent de la hauteur : 0 en haut, 100 en bas.'],
    example: '62',
  }),
  narrow_x: share('How far from the left of the narrow picture, in percent.', {
    de: ['Hochformat: von links', 'Leer lassen, wenn dort nichts zu sehen ist.'],
    en: ['Portrait picture: from the left', 'Leave it empty where there is nothing to see.'],
    fr: ['Image verticale : depuis la gauche', 'Laissez vide s’il n’y a rien à voir.'],
  }).optional(),
  narrow_y: share('How far from the top of the narrow picture, in percent.', {
    de: 'Hochformat: von oben',
    en: 'Portrait picture: from the top',
    fr: 'Image verticale : depuis le haut',
  }).optional(),
};

interface NarrowPlace {
  narrow_x?: number | undefined;
  narrow_y?: number | undefined;
}

const bothOrNone = {
  check: ({ narrow_x, narrow_y }: NarrowPlace) =>
    (narrow_x === undefined) === (narrow_y === undefined),
  params: {
    path: ['narrow_x'],
    message: 'The place in the narrow picture needs both numbers: narrow_x and narrow_y.',
  },
};

const lampSchema = z
  .strictObject(place)
  .refine(bothOrNone.check, bothOrNone.params)
  .meta(about('A lamp in the picture.', { de: 'Lampe', en: 'Lamp', fr: 'Lampe' }));

const pieceSchema = z
  .strictObject({
    item: z.string().meta({
      ...about('Slug of the item.', {
        de: 'Artikel',
        en: 'Item',
        fr: 'Article',
        inList: 'title',
      }),
      kind: 'item',
    }),
    ...place,
  })
  .refine(bothOrNone.check, bothOrNone.params)
  .meta(
    about('An item in the picture, where its price tag hangs.', {
      de: 'Stück',
      en: 'Piece',
      fr: 'Pièce',
    }),
  );

/** A display of the shop window: a picture, and the items in it. */
export const shopWindowSchema = z
  .strictObject({
    id: nameOf(
      slug('Name of the display.', {
        de: ['Kurzname', 'Besucher sehen ihn nicht.'],
        en: ['Short name', 'Visitors do not see it.'],
        fr: ['Nom court', 'Les visiteurs ne le voient pas.'],
        example: 'herbst-2026',
        inList: 'title',
      }),
    ),
    from: day('First day on which it is shown.', {
      de: ['Zu sehen ab', 'Leer lassen, wenn es sofort zu sehen sein soll.'],
      en: ['Shown from', 'Leave it empty to show it at once.'],
      fr: ['Visible à partir du', 'Laissez vide pour l’afficher tout de suite.'],
      inList: 'column',
    }).optional(),
    until: day('Last day on which it is shown.', {
      de: ['Zu sehen bis', 'Leer lassen, wenn es bis auf Weiteres bleibt.'],
      en: ['Shown until', 'Leave it empty if it stays for the time being.'],
      fr: ['Visible jusqu’au', 'Laissez vide s’il reste jusqu’à nouvel ordre.'],
      inList: 'column',
    }).optional(),
    image: image('The picture, landscape; it is shown as a whole.', {
      de: ['Bild im Querformat', 'Am besten doppelt so breit wie hoch, mindestens 2400 Pixel.'],
      en: ['Landscape picture', 'Twice as wide as high is best, 2,400 pixels or more.'],
      fr: [
        'Image horizontale',
        'De préférence deux fois plus large que haute, 2400 pixels au moins.',
      ],
      group: 'pictures',
    }),
    image_narrow: image(
      'The picture for phones, portrait; else the landscape one is shown there.',
      {
        de: [
          'Bild im Hochformat',
          'Für Handys. Fehlt es, ist dort das breite Bild zu sehen, nur kleiner.',
        ],
        en: [
          'Portrait picture',
          'For phones. Without it they show the landscape one, only smaller.',
        ],
        fr: [
          'Image verticale',
          'Pour les téléphones. Sans elle, ils montrent l’autre, en plus petit.',
        ],
        group: 'pictures',
      },
    ).optional(),
    pieces: z
      .array(pieceSchema)
      .min(1, 'A display needs at least one item.')
      .superRefine(noRepeats('item', (item) => `The item "${item}" stands here twice.`))
      .meta(
        about('The items in it, in the order in which one looks at them.', {
          de: [
            'Stücke',
            'In der Reihenfolge, in der man sie betrachtet, etwa von links nach rechts.',
          ],
          en: ['Pieces', 'In the order in which one looks at them, such as from left to right.'],
          fr: ['Pièces', 'Dans l’ordre où on les regarde, par exemple de gauche à droite.'],
        }),
      ),
    lamps: z
      .array(lampSchema)
      .default([])
      .meta(
        about('The lamps in it, which are lit after closing time.', {
          de: ['Lampen', 'Sie leuchten nach Ladenschluss.'],
          en: ['Lamps', 'They are lit after closing time.'],
          fr: ['Lampes', 'Elles s’allument après la fermeture.'],
        }),
      ),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    message: 'The last day lies before the first.',
  })
  .meta(
    about('A display of the shop window.', {
      de: 'Auslage',
      en: 'Display',
      fr: 'Présentation',
    }),
  );

export type ShopWindow = z.output<typeof shopWindowSchema>;
export type WindowPlace = z.output<typeof lampSchema>;

/** The display for a day, YYYY-MM-DD: the first that is due. */
export function displayOn(windows: readonly ShopWindow[], today: string): ShopWindow | undefined {
  return windows.find(({ from, until }) => (!from || from <= today) && (!until || today <= until));
}
