import { expect, test } from 'vitest';
import type { Changes } from '#content/changes.fixture.ts';
import { diagnosticsAfter, replacing } from './shop.fixture.ts';

const withoutWords = (word: string) => (text: string) => text.replaceAll(word, 'Text');

/** The warnings about sample texts after changes, by file. */
async function samplesAfter(changes: Changes) {
  const diagnostics = await diagnosticsAfter(changes, { withSamples: true });
  return diagnostics
    .filter(({ code }) => code.startsWith('sample-'))
    .map(({ code, message, hint = '', place: { document } }) => ({
      code,
      document,
      words: `${message} ${hint}`,
    }));
}

const own = replacing(
  'company_name: Kornblum Optik, Inhaberin Jette Kornblum',
  'company_name: Optik Rabe',
);

test('legal texts count as samples until their sentences are replaced, even if words are removed', async () => {
  const privacy = await samplesAfter({ 'pages/privacy/de.md': withoutWords('Mustertext') });
  const notice = privacy.find(({ document }) => document === 'pages/privacy/de.md');
  expect(notice?.words).toMatch(/still says what the sample does: ".+", ".+" and \d+ more/);
  const replaced = await samplesAfter({
    'pages/privacy/de.md': () =>
      '---\ntitle: Datenschutz\n---\n## Cookies {#cookies}\n\nEigene Sätze.',
  });
  expect(replaced.map(({ document }) => document)).not.toContain('pages/privacy/de.md');
});

test('sentences in the accessibility statement that every owner must replace are named', async () => {
  const told = await samplesAfter({
    'pages/accessibility/de.md': (text) =>
      text.replace('*Mustertext, keine Rechtsberatung: Ersetzen Sie ihn durch Ihren eigenen.*', ''),
  });
  const statement = told.find(({ document }) => document === 'pages/accessibility/de.md');
  expect(statement?.words).toMatch(/what the sample does: ".+", ".+"/);
});

test("the sample's fictional shop names are errors once the company has its own", async () => {
  const told = await samplesAfter({ 'company.yaml': own });
  const names = told.filter(({ code }) => code === 'sample-name');
  const found = names.map(({ document, words }) => `${document} ${/"(.*)"/.exec(words)?.[1]}`);
  expect(new Set(found)).toEqual(
    new Set([
      'company.yaml DE999999999',
      'company.yaml Jette Kornblum',
      'company.yaml Altenlohe an der Sirn',
      'company.yaml kornblum.example',
      'company.yaml Kornblum',
      'info_pages/about/de.md Jette Kornblum',
      'info_pages/about/en.md Jette Kornblum',
      'legal.yaml Altenlohe an der Sirn',
      'legal.yaml Kornblum',
      'pages/accessibility/de.md kornblum.example',
      'pages/accessibility/en.md kornblum.example',
      'pages/home/de.md Altenlohe an der Sirn',
      'pages/home/de.md Kornblum',
      'pages/home/en.md Altenlohe an der Sirn',
      'pages/home/en.md Kornblum',
      'pages/privacy/de.md Jette Kornblum',
      'pages/privacy/en.md Jette Kornblum',
      'project.yaml Altenlohe an der Sirn',
      'project.yaml kornblum.example',
    ]),
  );
});

test.each(['Texte type', 'Texte-type', 'Texte d’exemple'])(
  '%j counts as a sample too',
  async (words) => {
    const told = await samplesAfter({
      'pages/privacy/de.md': () => `---\ntitle: Datenschutz\n---\n${words}, sans valeur juridique.`,
    });
    const notice = told.find(({ document }) => document === 'pages/privacy/de.md');
    expect(notice?.words).toContain(`still says "${words}"`);
  },
);

test('samples in languages that are not built are ignored', async () => {
  const told = await samplesAfter({
    'project.yaml': replacing('languages: [de, en]', 'languages: [de]'),
    'company.yaml': own,
  });
  expect(told.map(({ document }) => document)).not.toContain('pages/privacy/en.md');
  expect(told.filter(({ words }) => words.includes('Sample text'))).toEqual([]);
});
