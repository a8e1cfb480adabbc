import { z } from 'zod';
import { collect } from '#features/features.ts';
import { languageSchema } from '../language.ts';

/** The pages of a language that the forms server links to. */
const pagesSchema = z.object({
  home: z.string().startsWith('/'),
  thanks: z.string().startsWith('/'),
  privacy: z.string().startsWith('/'),
  ...optionalPaths(collect('pages')),
});

/**
 * The facts about a shop that the forms server needs. Stored in a release and in its `forms.json`.
 * Keys of unknown features are ignored, so that a release stays readable after a feature is removed.
 */
export const formsShopSchema = z.object({
  name: z.string().min(1).describe('The name customers know.'),
  sender: z
    .array(z.string().min(1))
    .min(1)
    .describe('Who writes, as it stands below mails: company, address, phone, mail; a line each.'),
  email: z.email().optional().describe('Where messages go, unless a setting says otherwise.'),
  siteUrl: z.url().describe('Origin of the site.'),
  formsUrl: z.url().describe('Origin of the server that takes the forms.'),
  ...collect('formsShop'),
  hoursUntil: z.iso
    .date()
    .optional()
    .describe('The last day on which the site knows whether the shop is open.'),
  pages: z.partialRecord(languageSchema, pagesSchema).describe('Paths by language of the site.'),
});

function optionalPaths<Key extends string>(pages: Readonly<Record<Key, unknown>>) {
  const path = z.string().startsWith('/').optional();
  return Object.fromEntries(Object.keys(pages).map((key) => [key, path])) as Record<
    Key,
    typeof path
  >;
}

export type FormsShop = z.output<typeof formsShopSchema>;
