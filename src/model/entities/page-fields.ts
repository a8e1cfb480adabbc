import { z } from 'zod';
import { image, link, markdown, text } from '../fields.ts';
import { translationsOf } from '../translation.ts';

/** A picture with a short text and an optional link. */
const teaserSchema = z
  .strictObject({
    image: image('Picture.').optional(),
    path: link('Where it leads.').optional(),
    translations: translationsOf({
      title: text('Heading.'),
      text: text('A sentence or two.').optional(),
      link_label: text('Words of the link.').optional(),
    }),
  })
  .describe('A picture with a few words, which may lead somewhere.');

export type Teaser = z.output<typeof teaserSchema>;

/** The pictures and teasers of a page with its own text. */
export const pagePictures = {
  image: image('Large picture at the top of the page.').optional(),
  gallery: z
    .array(image('Picture.'))
    .default([])
    .describe(
      'Pictures below the text. On the home page the first stands beside address and hours; on the contact page it is the map.',
    ),
  teasers: z.array(teaserSchema).default([]).describe('Cards below the text.'),
};

/** The translated text of such a page. */
export const pageWords = {
  title: text('Title; the heading too where there is no headline.'),
  headline: text(
    'Heading of the page, where it differs from the title. A `|` begins a new line in it.',
  ).optional(),
  lead: text('Two or three sentences that open the page.').optional(),
  seo_title: text('Title for search engines; else the title.').optional(),
  seo_description: text('Description for search engines; else the lead.').optional(),
  text: markdown('The text of the page.').default(''),
};
