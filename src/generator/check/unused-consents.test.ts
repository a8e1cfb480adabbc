import { expect, test } from 'vitest';
import type { Changes } from '#content/changes.fixture.ts';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

/** A banner with one entry. */
function entry(function_id: string): Changes {
  const text = { display_name: 'Inhalte', description: 'Zeigt Inhalte anderer.' };
  const translations = ['de', 'en'].map((language) => ({ language, ...text }));
  return { 'consents.yaml': JSON.stringify([{ function_id, ...text, translations }]) };
}

const video = 'https://youtu.be/dQw4w9WgXcQ';
const style = '{ provider: maplibre, style: "https://tiles.example/a.json", operator: Kartenwerk }';

test.each([
  ['maps', 'Set up config.map in project.yaml, or leave the entry out.'],
  [
    'rating',
    'Set up google_place_id, config.google_maps and config.rating_box in project.yaml, or leave the entry out.',
  ],
  ['mpas', 'Did you mean "maps"?'],
])('an unneeded entry "%s" is reported', async (id, hint) => {
  expect(await diagnosticsAfter(entry(id))).toEqual([
    expect.objectContaining({
      code: 'unused-consent',
      severity: 'warning',
      place: { document: 'consents.yaml', field: '[0].function_id', line: 1 },
      message: `Visitors are asked for the consent "${id}", which nothing on the site needs.`,
      hint,
    }),
  ]);
});

test('an entry for videos is reported if no video is alone in its paragraph', async () => {
  const link = { ...entry('video'), 'pages/home/de.md': adding(`Hier ist [der Film](${video}).`) };
  expect(await diagnosticsAfter(link)).toMatchObject([{ place: { document: 'consents.yaml' } }]);
});

test.each<[what: string, id: string, changes: Changes]>([
  ['what the site needs to run', 'functional', {}],
  ['videos', 'video', { 'pages/home/de.md': adding(`[Der Film](${video})`) }],
  [
    'the map',
    'maps',
    {
      'project.yaml': replacing('config:\n', `config:\n  map: ${style}\n`),
      'company.yaml': (text) =>
        text.replace(/addresses:\n {2}- /, '$&latitude: 50.1\n    longitude: 8.6\n    '),
    },
  ],
])('an entry for %s that is used is not reported', async (_, id, changes) => {
  expect(await diagnosticsAfter({ ...entry(id), ...changes })).toEqual([]);
});
