import { expect, test } from 'vitest';
import { diagnosticsAfter, replacing } from './shop.fixture.ts';

const insurance = (link: string) => ({
  'legal.yaml': replacing('Berufshaftpflicht:', `<a href="${link}">Berufshaftpflicht</a>:`),
});

test.each([
  'https://example.org/a?b=1&amp;c=2',
  'mailto:post@example.org',
  'tel:+493023125210',
  'privacy#cookies',
  '/kontakt',
  '/datenschutz#cookies',
  '/en/kontakt',
  '#insurance',
])('a link in HTML to %s is sound', async (link) => {
  expect(await diagnosticsAfter(insurance(link))).toEqual([]);
});

test('a link in HTML that leads nowhere is told', async () => {
  expect(await diagnosticsAfter(insurance('kontact'))).toEqual([
    {
      code: 'dead-link',
      severity: 'error',
      place: { document: 'legal.yaml', field: 'translations[0].insurance', line: 5 },
      message: 'The link "kontact" leads nowhere: no page has this key or path.',
      hint: 'Did you mean "contact"?',
    },
  ]);
});

test.each([
  ['#insurrance', 'Did you mean "insurance"?'],
  ['privacy#cookie', 'Did you mean "cookies"?'],
])('the anchor of %s in HTML is dead', async (link, hint) => {
  const message = `The link "${link}" leads to an anchor that its page does not have.`;
  expect(await diagnosticsAfter(insurance(link))).toMatchObject([
    { code: 'dead-anchor', severity: 'error', place: { document: 'legal.yaml' }, message, hint },
  ]);
});
