import { expect, test } from 'vitest';
import type { Changes } from '#content/changes.fixture.ts';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

const counted: Changes = {
  'project.yaml': replacing(
    'config:\n',
    'config:\n  matomo: { url: "https://stats.example/", site_id: 1 }\n',
  ),
};
const denial = 'Eine Auswertung der Besuche findet nicht statt.';

/** The privacy notice with these sentences about Matomo. */
function notices(german: string, english: string): Changes {
  return {
    'pages/privacy/de.md': replacing(denial, german),
    'pages/privacy/en.md': replacing('Visits are not analysed.', english),
  };
}

test('a notice that denies counting visits is reported once visits are counted', async () => {
  const told = { code: 'contradicting-text', severity: 'warning' };
  expect(await diagnosticsAfter(counted)).toMatchObject([
    { ...told, message: `The privacy notice says "${denial}", but Matomo is in use.` },
    told,
  ]);
});

test('a notice about Matomo is reported as long as visits are not counted', async () => {
  const changes = notices('Wenn Sie zustimmen, zählt Matomo.', 'If you agree, Matomo counts.');
  expect(await diagnosticsAfter(changes)).toMatchObject([
    {
      message:
        'The privacy notice says "Wenn Sie zustimmen, zählt Matomo.", but Matomo is not set up.',
    },
    { code: 'contradicting-text' },
  ]);
});

test.each([
  ['Wir zählen die Besuche mit Matomo.', 'We count visits with Matomo.'],
  ['Ohne Ihre Einwilligung zählen wir nichts.', 'Without your consent we do not count visits.'],
])('a notice that says "%s" suits a shop that counts visits', async (german, english) => {
  expect(await diagnosticsAfter({ ...counted, ...notices(german, english) })).toEqual([]);
});

test('a Rolex area requires the brand', async () => {
  const area = adding('rolex_area: true');
  const path = { document: 'legal.yaml' };
  expect(await diagnosticsAfter({ 'legal.yaml': area })).toMatchObject([
    { code: 'contradicting-text', place: path },
  ]);
  const brand = JSON.stringify({
    display_name: 'Rolex',
    type: 'frames',
    translations: ['de', 'en'].map((language) => ({
      language,
      headline: 'Uhren',
      text: 'Seit 1905.',
    })),
  });
  expect(await diagnosticsAfter({ 'legal.yaml': area, 'brands/rolex/brand.yaml': brand })).toEqual(
    [],
  );
});

test('a shop with items is told which line its privacy notice lacks, in each language', async () => {
  const items: Changes = {
    'items/optics.yaml':
      '- slug: nova\n  category: optics\n  translations:\n    - { language: de, name: Nova }\n    - { language: en, name: Nova }\n',
  };
  const told = await diagnosticsAfter(items);
  expect(told).toMatchObject([
    { code: 'contradicting-text', place: { document: 'pages/privacy/de.md' } },
    { code: 'contradicting-text', place: { document: 'pages/privacy/en.md' } },
  ]);
  const lines = told.map(({ hint }) => /"(.*)"/.exec(hint ?? '')?.[1] ?? '');
  expect(
    await diagnosticsAfter({
      ...items,
      'pages/privacy/de.md': adding(lines[0] ?? ''),
      'pages/privacy/en.md': adding(lines[1] ?? ''),
    }),
  ).toEqual([]);
});
