import { z } from 'zod';
import { image, link, markdown, sentences, text } from '../fields.ts';
import { about, type OwnerWords } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';

export const headImage = image('Large picture at the top of the page.', {
  de: ['Großes Bild', 'Steht oben auf der Seite, über die ganze Breite.'],
  en: ['Large picture', 'Stands at the top of the page, across its full width.'],
  fr: ['Grande image', 'Ouvre la page, sur toute la largeur.'],
  group: 'pictures',
});

/** An ordered list of pictures. */
export const gallery = (description: string, words: OwnerWords) =>
  z
    .array(image('Picture.', { de: 'Bild', en: 'Picture', fr: 'Image' }))
    .default([])
    .meta(about(description, words));

/** A picture with a short text and an optional link. */
const teaserSchema = z
  .strictObject({
    image: image('Picture.', { de: 'Bild', en: 'Picture', fr: 'Image' }).optional(),
    path: link('Where it leads.', {
      de: ['Führt zu', 'Eine Seite Ihrer Website oder eine Adresse im Netz.'],
      en: ['Leads to', 'A page of your website, or any address on the web.'],
      fr: ['Mène à', 'Une page de votre site ou une adresse sur Internet.'],
    }).optional(),
    translations: translationsOf({
      title: text('Heading.', { de: 'Überschrift', en: 'Heading', fr: 'Titre', inList: 'title' }),
      text: sentences('A sentence or two.', {
        de: ['Text', 'Ein oder zwei Sätze.'],
        en: ['Text', 'A sentence or two.'],
        fr: ['Texte', 'Une ou deux phrases.'],
      }).optional(),
      link_label: text('Words of the link.', {
        de: 'Worte des Links',
        en: 'Words of the link',
        fr: 'Mots du lien',
        example: { de: 'Zur Werkstatt', en: 'To the workshop', fr: 'Vers l’atelier' },
      }).optional(),
    }),
  })
  .meta(
    about('A picture with a few words, which may lead somewhere.', {
      de: 'Karte',
      en: 'Card',
      fr: 'Carte',
    }),
  );

export type Teaser = z.output<typeof teaserSchema>;

/** The pictures and teasers of a page that has its own text. */
export const pagePictures = {
  image: headImage.optional(),
  gallery: gallery(
    'Pictures below the text. On the home page the first stands beside address and hours; on the contact page it is the map.',
    {
      de: [
        'Bilder unter dem Text',
        'Auf der Startseite steht das erste neben Adresse und Öffnungszeiten, auf der Kontaktseite ist es der Lageplan.',
      ],
      en: [
        'Pictures below the text',
        'On the home page the first stands beside address and hours; on the contact page it is the map.',
      ],
      fr: [
        'Images sous le texte',
        'Sur la page d’accueil, la première accompagne l’adresse et les horaires ; sur la page Contact, elle sert de plan.',
      ],
      group: 'pictures',
    },
  ),
  teasers: z
    .array(teaserSchema)
    .default([])
    .meta(
      about('Cards below the text. On the page `window` they are the pieces in it.', {
        de: [
          'Karten',
          'Bild, ein paar Worte und ein Link, unter dem Text. Auf der Seite „Digitales Schaufenster“ sind es die ausgestellten Stücke.',
        ],
        en: [
          'Cards',
          'Picture, a few words and a link, below the text. On the page “Shop window” they are the pieces on display.',
        ],
        fr: [
          'Cartes',
          'Une image, quelques mots et un lien, sous le texte. Sur la page « Vitrine », ce sont les pièces exposées.',
        ],
      }),
    ),
};

/** The fields that search engines show for a page. */
export const seoWords = (titleElse: string) => ({
  seo_title: text(`Title for search engines; else ${titleElse}.`, {
    de: ['Titel bei Suchmaschinen', 'Leer lassen, wenn Titel oder Name der Seite genügt.'],
    en: ['Title in search engines', 'Leave it empty if the page’s title or name will do.'],
    fr: [
      'Titre dans les moteurs de recherche',
      'Laissez vide si le titre ou le nom de la page suffit.',
    ],
    group: 'search',
  }).optional(),
  seo_description: sentences('Description for search engines; else the lead.', {
    de: ['Beschreibung bei Suchmaschinen', 'Leer lassen, dann steht dort die Einleitung.'],
    en: ['Description in search engines', 'Leave it empty to show the introduction.'],
    fr: [
      'Description dans les moteurs de recherche',
      'Laissez vide pour reprendre l’introduction.',
    ],
    group: 'search',
  }).optional(),
});

/** The translated text of a page that has its own text. */
export const pageWords = {
  title: text('Title; the heading too where there is no headline.', {
    de: 'Titel',
    en: 'Title',
    fr: 'Titre',
    inList: 'title',
  }),
  headline: text(
    'Heading of the page, where it differs from the title. A `|` begins a new line in it.',
    {
      de: [
        'Überschrift',
        'Nur nötig, wenn sie anders lauten soll als der Titel. Ein | beginnt eine neue Zeile.',
      ],
      en: ['Heading', 'Needed only where it differs from the title. A | begins a new line.'],
      fr: [
        'Grand titre',
        'Utile seulement s’il diffère du titre. Un | commence une nouvelle ligne.',
      ],
    },
  ).optional(),
  lead: sentences('Two or three sentences that open the page.', {
    de: ['Einleitung', 'Zwei oder drei Sätze, mit denen die Seite beginnt.'],
    en: ['Introduction', 'Two or three sentences that open the page.'],
    fr: ['Introduction', 'Deux ou trois phrases qui ouvrent la page.'],
  }).optional(),
  ...seoWords('the title'),
  text: markdown('The text of the page.', { de: 'Text', en: 'Text', fr: 'Texte' }).default(''),
};
