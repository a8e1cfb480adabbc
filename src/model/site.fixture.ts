import type { z } from 'zod';
import { type Content, contentSchema } from './site.ts';

type ContentInput = z.input<typeof contentSchema>;

/** The minimum content of a shop. */
export const minimalContent = {
  company: {
    company_name: 'Uhren Halden GmbH',
    display_name: 'Halden',
    addresses: [{ street: 'Marktplatz', number: '1', zip_code: '65549', city: 'Limburg' }],
  },
  project: {
    siteMetadata: { siteUrl: 'https://halden.example' },
    logo: 'logo.svg',
    languages: ['de', 'en', 'fr'],
    translations: [{ language: 'de', seo_title: 'Halden', seo_description: 'Uhren in Limburg.' }],
  },
} satisfies ContentInput;

/** A brand type and a brand of that type, below the watches page. */
export const watchBrand = {
  brand_types: [
    { id: 'watches', page: 'watches', translations: [{ language: 'de', type_name: 'Uhren' }] },
  ],
  brands: [
    {
      slug: 'ostra',
      display_name: 'Ostra',
      type: 'watches',
      translations: [{ language: 'de', headline: 'Uhren aus Glashütte', text: '' }],
    },
  ],
} satisfies Partial<ContentInput>;

/** A page record with a German title only. */
export function pageRecord<Key extends string>(key: Key) {
  return { key, translations: [{ language: 'de' as const, title: key }] };
}

/** A category with a German title only. */
export function categoryRecord(id: string) {
  return { id, translations: [{ language: 'de' as const, title: id }] };
}

/** Checked content: the minimum, plus what the test adds. */
export function contentWith(
  collections: Partial<ContentInput> = {},
  languages: ContentInput['project']['languages'] = ['de', 'en', 'fr'],
): Content {
  return contentSchema.parse({
    ...minimalContent,
    project: { ...minimalContent.project, languages },
    ...collections,
  });
}
