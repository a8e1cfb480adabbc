import { expect, test } from 'vitest';
import { problemsAfter, replacing } from './shop.fixture.ts';

test.each([
  ['de', 'cookies', '## Cookies {#cookies}', '## Kekse'],
  ['en', 'matomo-ehemals-piwik', ' {#matomo-ehemals-piwik}', ''],
])('the notice in %s must have the anchor %s', async (language, anchor, old, text) => {
  const file = `pages/privacy/${language}.md`;
  const problems = await problemsAfter({ [file]: replacing(old, text) });
  expect(problems).toEqual([
    {
      severity: 'error',
      file,
      field: 'text',
      line: 5,
      message: `No heading has the anchor "${anchor}", which the consent banner leads to.`,
      hint: `End the heading of that part with "{#${anchor}}".`,
    },
  ]);
});

test('a heading that the anchor follows from needs no anchor of its own', async () => {
  const change = replacing(' {#matomo-ehemals-piwik}', '');
  expect(await problemsAfter({ 'pages/privacy/de.md': change })).toEqual([]);
});

test('the French notice is looked for on the imprint, which it stands on', async () => {
  const problems = await problemsAfter({
    'project.yaml': replacing('[de, en]', '[de, en, fr]'),
    'pages/privacy/fr.md': '---\ntitle: Vie privée\n---\n## Cookies {#cookies}\n',
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      file: 'pages/privacy/fr.md',
      hint: 'End the heading of that part with "{#matomo-ehemals-piwik}".',
    },
  ]);
});
