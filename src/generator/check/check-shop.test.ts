import { expect, test } from 'vitest';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

test('a new shop has no mistakes', async () => {
  expect(await diagnosticsAfter({})).toEqual([]);
});

test('a shop that cannot be built is told what the loader found, and nothing more', async () => {
  const diagnostics = await diagnosticsAfter({
    'company.yaml': replacing('display_name: Kornblum\n', ''),
    'pages/imprint/de.md': adding('§ 5 TMG'),
  });
  expect(diagnostics).toMatchObject([
    { place: { document: 'company.yaml', field: 'display_name' } },
  ]);
});

test('what the loader found stands beside what the checks found', async () => {
  const diagnostics = await diagnosticsAfter({
    'widgets.yaml': replacing('address', 'weather'),
    'pages/imprint/de.md': adding('§ 5 TMG'),
  });
  expect(diagnostics.map(({ place }) => place.document)).toEqual([
    'widgets.yaml',
    'pages/imprint/de.md',
  ]);
});
