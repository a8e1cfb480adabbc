import { expect, test } from 'vitest';
import { problemsAfter, replacing } from './shop.fixture.ts';

const insurance = (link: string) => ({
  'legal.yaml': replacing('Berufshaftpflicht:', `<a href="${link}">Berufshaftpflicht</a>:`),
});

test.each([
  'https://example.org/a?b=1&amp;c=2',
  'mailto:post@example.org',
  'tel:+493023125210',
  '/kontakt',
  '/kontakt/',
  '/datenschutz#cookies',
  '/en/kontakt',
  '#insurance',
])('a link in HTML to %s is sound', async (link) => {
  expect(await problemsAfter(insurance(link))).toEqual([]);
});

test.each([
  ['privacy', '/datenschutz'],
  ['/impresum', '/impressum'],
  ['/optics/morlund/blue', '/kontakt'],
])('a link in HTML to %s leads nowhere', async (link, path) => {
  expect(await problemsAfter(insurance(link))).toEqual([
    {
      severity: 'error',
      file: 'legal.yaml',
      field: 'translations[0].insurance',
      line: 5,
      message: `The link "${link}" leads nowhere: in HTML, only whole addresses and paths do.`,
      hint: `Write the path of a page, such as "${path}".`,
    },
  ]);
});

test.each([
  ['#insurrance', 'Did you mean "insurance"?'],
  ['/datenschutz#cookie', 'Did you mean "cookies"?'],
])('the anchor of %s is dead', async (link, hint) => {
  const message = `The link "${link}" leads to an anchor that its page does not have.`;
  expect(await problemsAfter(insurance(link))).toMatchObject([
    { severity: 'error', message, hint },
  ]);
});
