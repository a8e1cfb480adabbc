import { z } from 'zod';
import { collect } from '#features/features.ts';
import { choice, image, sentences, text, webAddress } from '../fields.ts';
import { defaultLanguage, languages } from '../language.ts';
import { about, languageOptions, onOff, type Option } from '../owner-words.ts';
import { googleMapsSchema } from '../services/google-maps.ts';
import { mapSchema } from '../services/map.ts';
import { ratingBoxSchema } from '../services/rating-box.ts';
import { brandConfigSchema } from '../services/retailer-clock.ts';
import { translationsOf } from '../translation.ts';
import { catalogueSchema } from './catalogue.ts';
import { feedsSchema } from './feeds.ts';
import { formsSchema } from './forms.ts';

/** The schema.org types for the shops this kit is made for (https://schema.org/LocalBusiness). */
const businessTypes = [
  { value: 'Store', de: 'Ladengeschäft', en: 'Shop', fr: 'Boutique' },
  { value: 'JewelryStore', de: 'Juwelier', en: 'Jeweller', fr: 'Bijouterie' },
  { value: 'Optician', de: 'Augenoptiker', en: 'Optician', fr: 'Opticien' },
  { value: 'Florist', de: 'Blumengeschäft', en: 'Florist', fr: 'Fleuriste' },
  { value: 'BikeStore', de: 'Fahrradgeschäft', en: 'Bicycle shop', fr: 'Magasin de vélos' },
  { value: 'HomeGoodsStore', de: 'Wohnbedarf', en: 'Home goods', fr: 'Maison et décoration' },
  { value: 'ClothingStore', de: 'Bekleidung', en: 'Clothing', fr: 'Vêtements' },
  { value: 'ToyStore', de: 'Spielwaren', en: 'Toys', fr: 'Jouets' },
  { value: 'LocalBusiness', de: 'Anderer Betrieb', en: 'Other business', fr: 'Autre commerce' },
] as const satisfies readonly Option[];

/** The website: its languages, logo, titles and switches. */
export const projectSchema = z
  .strictObject({
    siteMetadata: z
      .strictObject({
        siteUrl: webAddress('Address of the finished site, without a path: https://example.org.', {
          de: ['Adresse der Website', 'So, wie sie im Browser steht, ohne etwas dahinter.'],
          en: ['Address of the website', 'As it stands in the browser, with nothing behind it.'],
          fr: ['Adresse du site', 'Telle qu’elle s’affiche dans le navigateur, sans rien après.'],
          example: 'https://www.example.org',
        })
          .refine(
            (url) => URL.canParse(url) && new URL(url).pathname === '/',
            'The address must have no path; the site stands at the root of its host.',
          )
          .transform((url) => new URL(url).origin),
      })
      .meta(about('What the site says of itself.', { de: 'Website', en: 'Website', fr: 'Site' })),
    logo: image('The logo for the header, best as SVG.', {
      de: ['Logo', 'Für die Kopfzeile, am besten als SVG-Datei.'],
      en: ['Logo', 'For the header, best as an SVG file.'],
      fr: ['Logo', 'Pour l’en-tête, de préférence au format SVG.'],
      group: 'pictures',
    }),
    logo_mark: image('A square mark for favicons; the logo is used where it is missing.', {
      de: [
        'Zeichen',
        'Quadratisch, für das kleine Bild neben der Adresse im Browser. Fehlt es, steht dort das Logo.',
      ],
      en: [
        'Mark',
        'Square, for the little picture beside the address in the browser. Without it the logo is used.',
      ],
      fr: [
        'Emblème',
        'Carré, pour la petite image à côté de l’adresse dans le navigateur. Sans lui, le logo le remplace.',
      ],
      group: 'pictures',
    }).optional(),
    social_image: image(
      'Picture for links to pages without a picture of their own, best 1200 × 630 pixels.',
      {
        de: [
          'Bild beim Teilen',
          'Erscheint, wenn jemand eine Seite ohne eigenes Bild verschickt. Am besten 1200 × 630 Pixel.',
        ],
        en: [
          'Picture for sharing',
          'Shown when somebody shares a page without a picture of its own. Best 1200 × 630 pixels.',
        ],
        fr: [
          'Image de partage',
          'S’affiche quand on partage une page sans image. Idéalement 1200 × 630 pixels.',
        ],
        group: 'pictures',
      },
    ).optional(),
    google_place_id: text('Place id of the shop in Google Maps, for the rating box.', {
      de: ['Kennung bei Google Maps', 'Die „Place ID“ Ihres Geschäfts, für die Bewertungen.'],
      en: ['Google Maps place id', 'The “place ID” of your shop, for the ratings.'],
      fr: ['Identifiant Google Maps', 'Le « Place ID » de votre boutique, pour les avis.'],
      group: 'services',
    }).optional(),
    show_accessibility: z
      .boolean()
      .default(false)
      .meta(
        about('Whether the footer links to the accessibility statement.', {
          de: 'Erklärung zur Barrierefreiheit in der Fußzeile verlinken',
          en: 'Link the accessibility statement in the footer',
          fr: 'Lien vers la déclaration d’accessibilité dans le pied de page',
        }),
      ),
    languages: z
      .array(z.enum(['', ...languages]).meta({ options: languageOptions }))
      .transform((codes) => [...new Set(codes.filter((code) => code !== ''))])
      .refine((codes) => codes.includes(defaultLanguage), {
        message: `"${defaultLanguage}" is the default language and must be in the list.`,
      })
      .meta(
        about('Languages that are built. Empty entries are passed over.', {
          de: ['Sprachen', 'In denen Ihre Website erscheint. Deutsch gehört immer dazu.'],
          en: ['Languages', 'In which your website appears. German is always one of them.'],
          fr: ['Langues', 'Celles de votre site. L’allemand en fait toujours partie.'],
        }),
      ),
    catalogue: catalogueSchema,
    ...collect('settings'),
    feeds: feedsSchema,
    config: z
      .strictObject({
        brand_config: brandConfigSchema,
        business_types: z
          .array(choice(businessTypes))
          .min(1)
          .default(['Store'])
          .meta(
            about('What the shop is for search engines, as schema.org types.', {
              de: ['Art des Geschäfts', 'Das sagt die Website den Suchmaschinen.'],
              en: ['Kind of shop', 'What the website tells search engines.'],
              fr: ['Type de commerce', 'Ce que le site indique aux moteurs de recherche.'],
              group: 'search',
            }),
          ),
        consent: z
          .strictObject({
            analyticsDefault: choice(onOff)
              .default('off')
              .meta(
                about('How the analytics switch stands before the visitor has chosen.', {
                  de: [
                    'Schalter für die Statistik anfangs',
                    'Das Gesetz verlangt in aller Regel: aus.',
                  ],
                  en: ['Statistics switch at first', 'As a rule, the law wants it off.'],
                  fr: [
                    'Interrupteur des statistiques au départ',
                    'En règle générale, la loi exige qu’il soit désactivé.',
                  ],
                }),
              ),
            firstQuestion: choice([
              { value: 'all', de: 'Nach allem', en: 'Everything', fr: 'Tout' },
              {
                value: 'site-wide',
                de: 'Nur nach dem, was die ganze Website betrifft',
                en: 'Only what concerns the whole website',
                fr: 'Seulement ce qui concerne tout le site',
              },
            ])
              .default('all')
              .meta(
                about(
                  'What visitors are asked as soon as they come. site-wide: leaves out map, videos and rating, which ask where they stand, and in the cookie settings.',
                  {
                    de: [
                      'Wonach gleich gefragt wird',
                      'Karte, Filme und Bewertungen können auch erst dort fragen, wo sie stehen.',
                    ],
                    en: [
                      'What is asked at once',
                      'Map, videos and ratings may also ask where they stand.',
                    ],
                    fr: [
                      'Ce qui est demandé dès l’arrivée',
                      'Carte, vidéos et avis peuvent aussi demander là où ils se trouvent.',
                    ],
                  },
                ),
              ),
          })
          .prefault({})
          .meta(
            about('Settings of the consent banner.', {
              de: ['Cookie-Hinweis', 'Was Besucher beim ersten Mal gefragt werden.'],
              en: ['Cookie notice', 'What visitors are asked the first time.'],
              fr: ['Bandeau de cookies', 'Ce qu’on demande aux visiteurs la première fois.'],
            }),
          ),
        google_maps: googleMapsSchema.optional(),
        map: mapSchema.optional(),
        forms: formsSchema,
        ...collect('config'),
        rating_box: ratingBoxSchema.optional(),
        service_worker: choice(onOff)
          .default('on')
          .meta(
            about(
              'Whether browsers keep pages for times without a connection. `off` also removes what they have kept.',
              {
                de: ['Seiten auch ohne Internet zeigen', 'Browser bewahren besuchte Seiten auf.'],
                en: [
                  'Show pages without a connection',
                  'Browsers keep the pages that were visited.',
                ],
                fr: [
                  'Pages disponibles hors connexion',
                  'Les navigateurs gardent les pages visitées.',
                ],
                group: 'developer',
              },
            ),
          ),
      })
      .prefault({})
      .meta(
        about('Switches of the site.', {
          de: 'Dienste und Schalter',
          en: 'Services and switches',
          fr: 'Services et options',
          group: 'services',
        }),
      ),
    translations: translationsOf({
      seo_title: text('Title of the project; stands behind each page title.', {
        de: ['Name der Website', 'Steht bei Suchmaschinen hinter jedem Seitentitel.'],
        en: ['Name of the website', 'Stands behind every page title in search engines.'],
        fr: ['Nom du site', 'Suit chaque titre de page dans les moteurs de recherche.'],
        group: 'search',
      }),
      seo_description: sentences(
        'Description for search engines where a page has none of its own.',
        {
          de: ['Beschreibung', 'Für Seiten, die keine eigene haben.'],
          en: ['Description', 'For pages that have none of their own.'],
          fr: ['Description', 'Pour les pages qui n’en ont pas.'],
          group: 'search',
        },
      ),
      seo_keywords: sentences('Keywords, separated by commas.', {
        de: ['Stichworte', 'Mit Kommas getrennt.'],
        en: ['Keywords', 'Separated by commas.'],
        fr: ['Mots-clés', 'Séparés par des virgules.'],
        example: {
          de: 'Juwelier, Uhrmacher, Trauringe',
          en: 'jeweller, watchmaker, wedding rings',
          fr: 'bijouterie, horlogerie, alliances',
        },
        group: 'search',
      }).optional(),
    }),
  })
  .meta(
    about('The website: address, languages, logo, titles, switches.', {
      de: 'Website',
      en: 'Website',
      fr: 'Site web',
    }),
  );
