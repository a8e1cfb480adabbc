import { expect, test } from 'vitest';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

test('a new shop has no mistakes', async () => {
  expect(await diagnosticsAfter({})).toEqual([]);
});

test("a shop that cannot be built gets the loader's diagnostics alone", async () => {
  const diagnostics = await diagnosticsAfter({
    'company.yaml': replacing('display_name: Kornblum\n', ''),
    'pages/imprint/de.md': adding('§ 5 TMG'),
  });
  expect(diagnostics).toMatchObject([
    { place: { document: 'company.yaml', field: 'display_name' } },
  ]);
});

test('diagnostics of the loader and the checks are combined', async () => {
  const diagnostics = await diagnosticsAfter({
    'widgets.yaml': replacing('address', 'weather'),
    'pages/imprint/de.md': adding('§ 5 TMG'),
  });
  expect(diagnostics.map(({ place }) => place.document)).toEqual([
    'widgets.yaml',
    'pages/imprint/de.md',
  ]);
});

test('the sample texts of a new shop are reported until they are replaced', async () => {
  const diagnostics = await diagnosticsAfter({}, { withSamples: true });
  expect(diagnostics.map(({ code, place }) => `${code} ${place.document}`)).toEqual([
    'sample-text company.yaml',
    ...Array.from({ length: 6 }, () => 'sample-text legal.yaml'),
    'sample-text pages/accessibility/de.md',
    'sample-text pages/accessibility/en.md',
    'sample-text pages/imprint/de.md',
    'sample-text pages/imprint/en.md',
    'sample-text pages/privacy/de.md',
    'sample-text pages/privacy/en.md',
  ]);
});

const acceptance = `- code: sample-text
  message: The text still says "Mustertext".
  document: pages/privacy/de.md
  reason: The lawyer has seen it.
`;

test('an accepted warning has its reason, and similar warnings have none', async () => {
  const diagnostics = await diagnosticsAfter(
    { 'accepted_warnings.yaml': acceptance },
    { withSamples: true },
  );
  const accepted = diagnostics.filter((one) => one.accepted !== undefined);
  expect(accepted).toMatchObject([
    { place: { document: 'pages/privacy/de.md' }, accepted: 'The lawyer has seen it.' },
  ]);
});

test('an accepted warning returns if its message changes, along with its unused entry', async () => {
  const diagnostics = await diagnosticsAfter(
    {
      'accepted_warnings.yaml': acceptance,
      'pages/privacy/de.md': replacing('Mustertext', 'Blindtext'),
    },
    { withSamples: true },
  );
  expect(diagnostics.filter(({ accepted }) => accepted)).toEqual([]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'unused-acceptance',
      place: { document: 'accepted_warnings.yaml', field: '[0]', line: 1 },
    }),
  );
});

test('texts that search engines shorten, and file names in place of text, are reported', async () => {
  const diagnostics = await diagnosticsAfter({
    'images.yaml': replacing(
      '- language: de\n      alt: ',
      '- language: de\n      alt: optics.jpg # ',
    ),
    'pages/home/de.md': replacing('seo_title: Optikerin', `seo_title: ${'Brillen '.repeat(20)}`),
  });
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
    new Set(['file-name-as-text', 'long-search-text']),
  );
});
