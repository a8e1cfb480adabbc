import { expect, test } from 'vitest';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

test('an anchor that a text gives twice is told', async () => {
  const change = adding('\n## Mehr {#ablauf}\n');
  expect(await diagnosticsAfter({ 'info_pages/about/de.md': change })).toEqual([
    {
      code: 'duplicate-anchor',
      severity: 'error',
      place: { document: 'info_pages/about/de.md', field: 'text', line: 9 },
      message: expect.stringMatching(
        /^The page \/\S+ has the anchor "ablauf" more than once\.$/,
      ) as string,
      hint: 'Give one of the places another name.',
    },
  ]);
});

test('an anchor that a part of the page has already is told', async () => {
  const diagnostics = await diagnosticsAfter({
    'pages/contact/de.md': adding('\n## Hin {#map}\n'),
  });
  expect(diagnostics).toMatchObject([
    { code: 'duplicate-anchor', severity: 'error', place: { document: 'pages/contact/de.md' } },
  ]);
});

test('an anchor that is in a text and in HTML is told', async () => {
  const diagnostics = await diagnosticsAfter({
    'legal.yaml': replacing('<p>Berufs', '<h3 id="police">Police</h3><p>Berufs'),
    'pages/imprint/de.md': adding('\n## Police {#police}\n'),
  });
  expect(diagnostics).toMatchObject([
    { code: 'duplicate-anchor', severity: 'error', place: { document: 'pages/imprint/de.md' } },
  ]);
});

test('headings of the same text, or named like a part of the page, get anchors of their own', async () => {
  const change = adding('\n## Map\n\n## Content\n\n## Eins\n\n## Eins\n');
  expect(await diagnosticsAfter({ 'pages/contact/de.md': change })).toEqual([]);
});
