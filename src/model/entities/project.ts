import { z } from 'zod';
import { image, text, webAddress } from '../fields.ts';
import { defaultLanguage, languages } from '../language.ts';
import { googleMapsSchema } from '../services/google-maps.ts';
import { mapSchema } from '../services/map.ts';
import { matomoSchema } from '../services/matomo.ts';
import { ratingBoxSchema } from '../services/rating-box.ts';
import { brandConfigSchema } from '../services/retailer-clock.ts';
import { translationsOf } from '../translation.ts';
import { formsSchema } from './forms.ts';

/** schema.org's types for the shops this kit is made for (https://schema.org/LocalBusiness). */
const businessTypes = [
  'Store',
  'JewelryStore',
  'Optician',
  'Florist',
  'BikeStore',
  'HomeGoodsStore',
  'ClothingStore',
  'ToyStore',
  'LocalBusiness',
] as const;

/** The website: its languages, logo, titles and switches. */
export const projectSchema = z
  .strictObject({
    siteMetadata: z
      .strictObject({
        siteUrl: webAddress('Address of the finished site, without a path: https://example.org.')
          .refine(
            (url) => URL.canParse(url) && new URL(url).pathname === '/',
            'The address must have no path; the site stands at the root of its host.',
          )
          .transform((url) => new URL(url).origin),
      })
      .describe('What the site says of itself.'),
    logo: image('The logo for the header, best as SVG.'),
    logo_mark: image(
      'A square mark for favicons; the logo is used where it is missing.',
    ).optional(),
    social_image: image(
      'Picture for links to pages without a picture of their own, best 1200 × 630 pixels.',
    ).optional(),
    google_place_id: text('Place id of the shop in Google Maps, for the rating box.').optional(),
    show_accessibility: z
      .boolean()
      .default(false)
      .describe('Whether the footer links to the accessibility statement.'),
    languages: z
      .array(z.enum(['', ...languages]))
      .transform((codes) => [...new Set(codes.filter((code) => code !== ''))])
      .refine((codes) => codes.includes(defaultLanguage), {
        message: `"${defaultLanguage}" is the default language and must be in the list.`,
      })
      .describe('Languages that are built. Empty entries are passed over.'),
    config: z
      .strictObject({
        brand_config: brandConfigSchema,
        business_types: z
          .array(z.enum(businessTypes))
          .min(1)
          .default(['Store'])
          .describe('What the shop is for search engines, as schema.org types.'),
        consent: z
          .strictObject({
            analyticsDefault: z
              .enum(['on', 'off'])
              .default('off')
              .describe('How the analytics switch stands before the visitor has chosen.'),
            firstQuestion: z
              .enum(['all', 'site-wide'])
              .default('all')
              .describe(
                'What visitors are asked as soon as they come. site-wide: leaves out map, videos and rating, which ask where they stand, and in the cookie settings.',
              ),
          })
          .prefault({})
          .describe('Settings of the consent banner.'),
        google_maps: googleMapsSchema.optional(),
        map: mapSchema.optional(),
        forms: formsSchema,
        matomo: matomoSchema.optional(),
        rating_box: ratingBoxSchema.optional(),
        service_worker: z
          .enum(['on', 'off'])
          .default('on')
          .describe(
            'Whether browsers keep pages for times without a connection. `off` also removes what they have kept.',
          ),
      })
      .prefault({})
      .describe('Switches of the site.'),
    translations: translationsOf({
      seo_title: text('Title of the project; stands behind each page title.'),
      seo_description: text('Description for search engines where a page has none of its own.'),
      seo_keywords: text('Keywords, separated by commas.').optional(),
    }),
  })
  .describe('The website: address, languages, logo, titles, switches.');
