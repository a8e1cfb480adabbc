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
  ['privacy', 'Write "/datenschutz".'],
  ['/privacy/team', expect.stringMatching(/^Known here: /)],
  ['/kontact', 'Did you mean "/kontakt"?'],
])('a link in HTML to %s leads nowhere', async (link, hint) => {
  expect(await problemsAfter(insurance(link))).toEqual([
    {
      severity: 'error',
      file: 'legal.yaml',
      field: 'translations[0].insurance',
      line: 5,
      message: `The link "${link}" leads nowhere: in HTML, only whole addresses and paths do.`,
      hint,
    },
  ]);
});

test.each(['#insurrance', '/datenschutz#cookie'])('the anchor of %s is dead', async (link) => {
  const [problem] = await problemsAfter(insurance(link));
  expect(problem).toMatchObject({
    severity: 'error',
    message: `The link "${link}" leads to an anchor that its page does not have.`,
    hint: expect.stringContaining('Did you mean'),
  });
});
