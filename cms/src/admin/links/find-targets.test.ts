import { expect, test } from 'vitest';
import { findTargets } from './find-targets.ts';

const records = {
  pages: [
    { value: { key: 'contact', translations: [{ language: 'de', title: 'Schreiben Sie' }] } },
  ],
  categories: [{ value: { id: 'watches', translations: [{ language: 'de', title: 'Uhren' }] } }],
  info_pages: [
    {
      value: {
        id: 'team',
        translations: [
          { language: 'de', title: 'Team', text: '## Wir\n\n### Wo {#ort}\n\n## Wir' },
          { language: 'en', title: 'People', text: '## Us' },
        ],
      },
    },
  ],
  brand_types: [{ value: { id: 'uhren', page: 'watches' } }],
  brands: [
    { value: { slug: 'ostra', display_name: 'Ostra', type: 'uhren', translations: [] } },
    { value: { slug: 'entwurf', display_name: 'Noch ohne Art' } },
  ],
};

test('links lead to pages by their ids, to brands below their category, and to files', () => {
  const found = findTargets(records, [{ path: '/preise.pdf' }, {}], 'de');
  expect(found.map(({ address, title }) => `${title}: ${address}`)).toEqual([
    'Kontakt: contact',
    'Uhren: watches',
    'Team: team',
    'Ostra: watches/ostra',
    '/preise.pdf: /preise.pdf',
  ]);
});

test("anchors on a page match the site's, in the language", () => {
  const places = (language: 'de' | 'en' | 'fr') =>
    findTargets(records, [], language).find(({ address }) => address === 'team')?.places;
  expect(places('de')?.map(({ anchor }) => anchor)).toEqual(['wir', 'ort', 'wir-1']);
  expect(places('en')).toEqual([{ anchor: 'us', words: 'Us' }]);
  expect(places('fr')).toEqual(places('de'));
});
