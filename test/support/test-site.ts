import type { z } from 'zod';
import { type Fields, type MarkedField, visitFields } from '#content/records/fields.ts';
import { plainHtml } from '#content/text/html.ts';
import { readMarkdown } from '#content/text/texts.ts';
import { type Images, type PlanContext, shopContext } from '#generator/plan/context.ts';
import { mediaKey } from '#model/entities/media.ts';
import type { Texts } from '#model/rich-text.ts';
import { contentSchema, type Site } from '#model/site.ts';

type ContentInput = z.input<typeof contentSchema>;

/** A small shop in three languages, with what a test changes laid over it. */
export function testSite(changes: Partial<ContentInput> = {}): Site {
  const site = contentSchema.parse({ ...content, ...changes });
  return { ...site, texts: testTexts(contentSchema, site), media: new Map(), files: new Map() };
}

/** The texts in records that a schema has parsed; HTML is taken for words. */
function testTexts(schema: z.core.$ZodType, records: unknown): Texts {
  const fields = testFields(schema, records);
  const html = fields.ofKind('html').map(({ value }) => [value, plainHtml(value)] as const);
  return { markdown: readMarkdown(fields), html: new Map(html) };
}

/** The marked fields of records that a schema has parsed. */
function testFields(schema: z.core.$ZodType, records: unknown): Pick<Fields, 'ofKind'> {
  const all: MarkedField[] = [];
  visitFields(schema, records, [], (found) => {
    if (found.kind !== 'translations') all.push(found);
  });
  return { ofKind: (kind) => all.filter((field) => field.kind === kind) };
}

/** What a language's pages of that shop are planned from, with what a test changes laid over it. */
export function testContext(
  changes: Partial<ContentInput> = {},
  further: Partial<PlanContext> = {},
): PlanContext {
  const shop = shopContext(testSite(changes), new Map(), '2026-11-21');
  return { ...shop, language: 'de', ...further };
}

/** Images of the names given, as the build would know them. */
export function testImages(...names: string[]): Images {
  return new Map(
    names.map((name) => {
      const picture = {
        base: `/media/${name.replace(/\.\w+$/, '')}-0123abcd`,
        formats: ['avif' as const, 'jpg' as const],
        widths: [480, 800],
        width: 1600,
        height: 1000,
      };
      return [mediaKey(name), { page: picture, markdown: { ...picture, formats: ['jpg'] } }];
    }),
  );
}

function titles(key: string) {
  return [
    { language: 'de' as const, title: `Seite ${key}`, text: 'Text.' },
    { language: 'en' as const, title: `Page ${key}`, text: 'Text.' },
  ];
}

const content: ContentInput = {
  company: {
    company_name: 'Muster GmbH',
    display_name: 'Muster',
    addresses: [{ street: 'Hauptstraße', number: '1', zip_code: '01234', city: 'Musterstadt' }],
    numbers: [{ number: '030 23125000', type: 'phone', primary: true }],
    emails: [{ email: 'post@muster.example', primary: true }],
    executives: [{ name: 'Mia Muster' }],
  },
  project: {
    siteMetadata: { siteUrl: 'https://muster.example' },
    logo: 'logo.svg',
    languages: ['de', 'en', 'fr'],
    translations: [
      { language: 'de', seo_title: 'Muster', seo_description: 'Uhren in Musterstadt.' },
      { language: 'en', seo_title: 'Muster', seo_description: 'Watches in Musterstadt.' },
    ],
  },
  menu: [
    {
      path: 'watches',
      translations: [
        { language: 'de', display_name: 'Uhren' },
        { language: 'en', display_name: 'Watches' },
      ],
      groups: [
        {
          translations: [{ language: 'de', display_name: 'Marken' }],
          sub_links: [
            {
              path: 'ostra',
              prefix_parent: true,
              translations: [{ language: 'de', display_name: 'Ostra' }],
            },
          ],
        },
      ],
    },
    { path: 'contact', translations: [{ language: 'de', display_name: 'Kontakt' }] },
  ],
  brand_types: [
    {
      id: 'watches',
      page: 'watches',
      translations: [
        { language: 'de', type_name: 'Uhren' },
        { language: 'fr', type_name: 'Montres' },
      ],
    },
  ],
  brands: ['ostra', 'valmere'].map((slug) => ({
    slug,
    display_name: slug === 'ostra' ? 'Ostra' : 'Valmere',
    type: 'watches',
    translations: [
      {
        language: 'de' as const,
        headline: 'Ruhige Uhren',
        text: '## Werk\n\nAus [Haus](contact).',
      },
      { language: 'en' as const, headline: 'Calm watches', text: 'Made here.' },
    ],
  })),
  categories: [{ id: 'watches', translations: titles('watches') }],
  pages: (['home', 'imprint', 'privacy', 'contact'] as const).map((key) => ({
    key,
    translations: titles(key),
  })),
  info_pages: [
    {
      id: 'team',
      translations: [
        { language: 'de', path: '/team', title: 'Team' },
        { language: 'fr', path: '/fr/equipe', title: 'L’équipe' },
      ],
    },
  ],
};
