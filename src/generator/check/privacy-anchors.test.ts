import { expect, test } from 'vitest';
import { diagnosticsAfter, replacing } from './shop.fixture.ts';

test.each([
  ['de', 'cookies', '## Cookies {#cookies}', '## Kekse'],
  ['en', 'matomo-ehemals-piwik', ' {#matomo-ehemals-piwik}', ''],
])('the notice in %s must have the anchor %s', async (language, anchor, old, text) => {
  const document = `pages/privacy/${language}.md`;
  const diagnostics = await diagnosticsAfter({ [document]: replacing(old, text) });
  expect(diagnostics).toEqual([
    {
      code: 'missing-privacy-anchor',
      severity: 'error',
      place: { document, field: 'text', line: 5 },
      message: `No heading has the anchor "${anchor}", which the consent banner leads to.`,
      hint: `End the heading of that part with "{#${anchor}}".`,
    },
  ]);
});

test('a heading that the anchor follows from needs no anchor of its own', async () => {
  const change = replacing(' {#matomo-ehemals-piwik}', '');
  expect(await diagnosticsAfter({ 'pages/privacy/de.md': change })).toEqual([]);
});

test('the French notice is looked for on the imprint, which it stands on', async () => {
  const diagnostics = await diagnosticsAfter({
    'project.yaml': replacing('[de, en]', '[de, en, fr]'),
    'pages/privacy/fr.md': '---\ntitle: Vie privée\n---\n## Cookies {#cookies}\n',
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      place: { document: 'pages/privacy/fr.md' },
      hint: 'End the heading of that part with "{#matomo-ehemals-piwik}".',
    },
  ]);
});
