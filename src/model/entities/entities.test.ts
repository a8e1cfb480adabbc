import { describe, expect, it } from 'vitest';
import { brandSchema, brandTypeSchema } from './brand.ts';
import { consentEntrySchema } from './consent.ts';
import { legalBlockIds, legalRecordSchema } from './legal.ts';
import { menuEntrySchema, socialMenuEntrySchema } from './menu.ts';

const german = { language: 'de' };
const label = [{ ...german, display_name: 'Uhren' }];
const brand = {
  slug: 'ostra',
  display_name: 'Ostra',
  type: 'watches',
  translations: [{ ...german, headline: 'Uhren aus Glashütte', text: '' }],
};
const brandType = {
  id: 'watches',
  page: 'watches',
  translations: [{ ...german, type_name: 'Uhren' }],
};
const consent = { function_id: 'matomo', display_name: 'Matomo', description: 'Zählt Besuche.' };
const officer = { name: 'A', street: 'B', number: '1', city: 'C', zip_code: '65549' };
const social = {
  media: 'googleplus',
  display_name: 'Google+',
  external_path: 'https://example.org',
};

describe('an entity', () => {
  it.each([
    ['brand', brandSchema, brand, { ...brand, sort: 0, gallery: [] }],
    ['brand type', brandTypeSchema, brandType, { ...brandType, sort: 0 }],
    [
      'consent entry',
      consentEntrySchema,
      consent,
      { ...consent, default_on: false, consentGiven: false, locked: false },
    ],
    [
      'legal record',
      legalRecordSchema,
      {},
      { data_protection_commissioner: [], rolex_area: false },
    ],
    [
      'menu entry',
      menuEntrySchema,
      { translations: label },
      { translations: label, sub_links: [], groups: [] },
    ],
    ['social menu entry', socialMenuEntrySchema, social, social],
  ])('has defaults: %s', (_, schema, value, expected) => {
    expect(schema.parse(value)).toEqual(expected);
  });

  it("appends a sub-link's path to the menu entry's if requested", () => {
    const sub_links = [
      { path: 'ostra', translations: label, prefix_parent: true },
      { path: 'optics', translations: label },
    ];
    const entry = menuEntrySchema.parse({ path: 'watches', translations: label, sub_links });
    expect(entry.sub_links.map(({ prefix_parent }) => prefix_parent)).toEqual([true, false]);
  });

  it.each([
    ['a brand slug with a slash', brandSchema, { ...brand, slug: 'ostra/classic' }],
    ['a brand founded before print', brandSchema, { ...brand, founded: 1200 }],
    ['a brand without translations', brandSchema, { ...brand, translations: [] }],
    ['a brand website without a scheme', brandSchema, { ...brand, website: 'ostra.example' }],
    [
      'a brand website with a name and password',
      brandSchema,
      { ...brand, website: 'https://me:secret@ostra.example' },
    ],
    ['a social network by another name', socialMenuEntrySchema, { ...social, media: 'myspace' }],
    [
      'a menu group without links',
      menuEntrySchema,
      { translations: label, groups: [{ translations: label, sub_links: [] }] },
    ],
    [
      'an officer without a name',
      legalRecordSchema,
      { data_protection_commissioner: [{ ...officer, name: '' }] },
    ],
  ])('rejects %s', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

describe('legalBlockIds', () => {
  it('match the specification, in order', () => {
    expect(legalBlockIds).toEqual([
      'legal_authority',
      'insurance',
      'image_sources',
      'additional_top_info',
      'additional_bottom_info',
      'data_protection',
      'rolex',
      'consentmanager',
    ]);
  });
});
