import { z } from 'zod';
import { choice, colour } from '../fields.ts';
import { about, type OwnerWords } from '../owner-words.ts';

const pixels = (description: string, [least, most]: [number, number], words: OwnerWords) =>
  z.number().int().min(least).max(most).meta(about(description, words));

const headerSchema = z
  .strictObject({
    fullHeight: pixels('Height at the top of a page, in px.', [48, 240], {
      de: ['Höhe am Seitenanfang', 'In Pixeln.'],
      en: ['Height at the top of a page', 'In pixels.'],
      fr: ['Hauteur en haut de page', 'En pixels.'],
    }).default(96),
    collapsedHeight: pixels('Height after scrolling, in px.', [40, 200], {
      de: ['Höhe nach dem Scrollen', 'In Pixeln, höchstens so viel wie am Seitenanfang.'],
      en: ['Height after scrolling', 'In pixels, at most that at the top of a page.'],
      fr: ['Hauteur après défilement', 'En pixels, au plus celle du haut de page.'],
    }).default(64),
    smallScreenThreshold: pixels('Narrower windows get the menu toggle, in px.', [320, 1920], {
      de: [
        'Menü zum Aufklappen unter',
        'In schmaleren Fenstern steckt das Menü hinter einem Knopf. In Pixeln.',
      ],
      en: ['Folded menu below', 'In narrower windows a button opens the menu. In pixels.'],
      fr: [
        'Menu replié en dessous de',
        'Dans les fenêtres plus étroites, un bouton ouvre le menu. En pixels.',
      ],
    }).default(1100),
    logoHeight: pixels(
      'Height of the logo, in px. Without it, the logo is as large as suits its shape. At most 80 for photos; narrow windows show it smaller.',
      [16, 120],
      {
        de: [
          'Höhe des Logos',
          'In Pixeln. Leer lassen, dann richtet sie sich nach der Form des Logos.',
        ],
        en: ['Height of the logo', 'In pixels. Leave it empty to suit the shape of the logo.'],
        fr: ['Hauteur du logo', 'En pixels. Laissez vide pour l’adapter à la forme du logo.'],
      },
    ).optional(),
    sticky: z
      .boolean()
      .default(true)
      .meta(
        about('Whether it stays in view in wide windows.', {
          de: ['Bleibt beim Scrollen sichtbar', 'In breiten Fenstern.'],
          en: ['Stays in view while scrolling', 'In wide windows.'],
          fr: ['Reste visible au défilement', 'Dans les fenêtres larges.'],
        }),
      ),
    collapses: z
      .boolean()
      .default(true)
      .meta(
        about('Whether it becomes smaller and translucent after scrolling.', {
          de: 'Wird beim Scrollen kleiner und durchscheinend',
          en: 'Becomes smaller and translucent while scrolling',
          fr: 'Devient plus petit et translucide au défilement',
        }),
      ),
    changePos: pixels('How far to scroll until it does, in px.', [0, 2000], {
      de: ['Wird kleiner nach', 'So weit muss man scrollen, in Pixeln.'],
      en: ['Becomes smaller after', 'How far to scroll until then, in pixels.'],
      fr: ['Se réduit après', 'Distance de défilement, en pixels.'],
    }).default(100),
    accentBorder: z
      .boolean()
      .default(false)
      .meta(
        about('Whether a line in the brand colour closes the header.', {
          de: 'Linie in der Hausfarbe darunter',
          en: 'Line in your colour below it',
          fr: 'Filet à votre couleur en dessous',
        }),
      ),
  })
  .refine(({ fullHeight, collapsedHeight }) => collapsedHeight <= fullHeight, {
    path: ['collapsedHeight'],
    message: 'The header is higher after scrolling than before.',
  })
  .prefault({})
  .meta(about('The sticky header.', { de: 'Kopfzeile', en: 'Header', fr: 'En-tête' }));

const footerSchema = z
  .strictObject({
    backgroundColor: colour('Background of the widgets.', {
      de: 'Hintergrund',
      en: 'Background',
      fr: 'Fond',
    }).optional(),
    fontColor: colour('Text of the widgets.', {
      de: 'Schrift',
      en: 'Text',
      fr: 'Texte',
    }).optional(),
    subFooterBackgroundColor: colour('Background of the last line.', {
      de: 'Hintergrund der letzten Zeile',
      en: 'Background of the last line',
      fr: 'Fond de la dernière ligne',
    }).optional(),
    subFooterFontColor: colour('Text of the last line.', {
      de: 'Schrift der letzten Zeile',
      en: 'Text of the last line',
      fr: 'Texte de la dernière ligne',
    }).optional(),
    hours: choice([
      { value: 'table', de: 'Die ganze Woche', en: 'The whole week', fr: 'Toute la semaine' },
      { value: 'today', de: 'Nur von heute', en: 'Today only', fr: 'Aujourd’hui seulement' },
      { value: 'none', de: 'Gar nicht', en: 'Not at all', fr: 'Pas du tout' },
    ])
      .default('table')
      .meta(
        about(
          'The opening hours in the footer. table: the widget, and in the last line whether the shop is open. today: the last line only. none: neither.',
          {
            de: ['Öffnungszeiten', 'Auf Seiten, die sie ohnehin zeigen, fehlen sie immer.'],
            en: ['Opening hours', 'Pages that show them anyway never repeat them.'],
            fr: ['Horaires', 'Les pages qui les affichent déjà ne les répètent jamais.'],
          },
        ),
      ),
  })
  .prefault({})
  .meta(
    about('The footer. Colours left out follow from the brand colour.', {
      de: ['Fußzeile', 'Was Sie leer lassen, ergibt sich aus der Hausfarbe.'],
      en: ['Footer', 'What you leave empty follows from your colour.'],
      fr: ['Pied de page', 'Ce que vous laissez vide découle de votre couleur.'],
    }),
  );

/** Colours and measures. Text stays readable with any chosen colour. */
export const themeSchema = z
  .strictObject({
    base_color: colour('Page background. Its lightness decides between light and dark mode.', {
      de: [
        'Hintergrund der Seiten',
        'Ein heller ergibt eine helle Website, ein dunkler eine dunkle. Die Schrift bleibt immer lesbar.',
      ],
      en: [
        'Background of the pages',
        'A light one makes a light website, a dark one a dark website. Text stays readable in any case.',
      ],
      fr: [
        'Fond des pages',
        'Clair, il donne un site clair ; foncé, un site sombre. Le texte reste toujours lisible.',
      ],
    }).default('#ffffff'),
    brand_color: colour('Colour of buttons, links and marks.', {
      de: ['Hausfarbe', 'Die Farbe von Knöpfen und Links.'],
      en: ['Your colour', 'The colour of buttons and links.'],
      fr: ['Votre couleur', 'Celle des boutons et des liens.'],
    }).default('#1f3d33'),
    config: z
      .strictObject({
        components: z
          .strictObject({
            header: headerSchema,
            footer: footerSchema,
            wrapper: z
              .strictObject({
                width: pixels('Greatest width of the content, in px.', [600, 2400], {
                  de: ['Größte Breite', 'In Pixeln.'],
                  en: ['Greatest width', 'In pixels.'],
                  fr: ['Largeur maximale', 'En pixels.'],
                }).default(1320),
              })
              .prefault({})
              .meta(
                about('The site wrapper: 90 % of the window up to this width.', {
                  de: 'Seitenbreite',
                  en: 'Page width',
                  fr: 'Largeur des pages',
                }),
              ),
          })
          .prefault({})
          .meta(
            about('Settings per component.', {
              de: 'Teile der Seite',
              en: 'Parts of the page',
              fr: 'Parties de la page',
            }),
          ),
      })
      .prefault({})
      .meta(
        about('Settings of the theme.', {
          de: 'Feinheiten',
          en: 'Details',
          fr: 'Détails',
        }),
      ),
  })
  .meta(
    about('Colours and measures of the site.', {
      de: 'Farben und Maße',
      en: 'Colours and sizes',
      fr: 'Couleurs et dimensions',
    }),
  );

export type Theme = z.output<typeof themeSchema>;
