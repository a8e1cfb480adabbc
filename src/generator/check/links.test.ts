import { describe, expect, test } from 'vitest';
import type { Changes } from '#content/changes.fixture.ts';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

/** A consent entry with the link to check. */
const consent = (link: string) => `- function_id: functional
  display_name: Notwendiges
  description: Hält die Website am Laufen.
  link: ${link}
  translations:
    - { language: de, display_name: Notwendiges, description: Hält die Website am Laufen. }
    - { language: en, display_name: What is needed, description: Keeps the website running. }
`;

const teaser = (path: string) => `teasers:
  - path: ${path}
    translations:
      - { language: de, title: Mehr }
      - { language: en, title: More }
`;

describe('a link to an anchor', () => {
  test.each<[place: string, changes: Changes]>([
    [
      'a heading',
      { 'pages/home/de.md': adding('[Wer?](about#so-lauft-es) [Wie?](about#ablauf)\n') },
    ],
    ['a heading on its own page', { 'pages/imprint/de.md': adding('[oben](#streitbeilegung)') }],
    ['a legal block', { 'pages/home/en.md': adding('[cover](imprint#insurance)') }],
    ['an event', { 'pages/home/de.md': adding('[Fest](events#fest)'), ...event('fest') }],
    ['the main part', { 'pages/home/de.md': adding('[Inhalt](#content)') }],
    ['the map', { 'pages/home/page.yaml': teaser('contact#map') }],
    [
      'a heading in HTML',
      {
        'legal.yaml': replacing('<p>Berufs', '<h3 id="police">Police</h3><p>Berufs'),
        'pages/home/de.md': adding('[x](imprint#police)'),
      },
    ],
    ['another site', { 'pages/home/de.md': adding('[x](https://example.org/#nothing)') }],
  ])('may lead to %s', async (_, changes) => {
    const withHeading = { 'info_pages/about/de.md': adding('## So läuft es') };
    expect(await diagnosticsAfter({ ...withHeading, ...changes })).toEqual([]);
  });

  test('is dead if its page has no such anchor', async () => {
    const change = adding('\nEins\n[zwei](about#ablauff)');
    expect(await diagnosticsAfter({ 'pages/contact/de.md': change })).toEqual([
      {
        code: 'dead-anchor',
        severity: 'error',
        place: { document: 'pages/contact/de.md', field: 'text', line: 10 },
        message: 'The link "about#ablauff" leads to an anchor that its page does not have.',
        hint: 'Did you mean "ablauf"?',
      },
    ]);
  });

  test('is dead if the anchor belongs to another page', async () => {
    const diagnostics = await diagnosticsAfter({ 'pages/contact/de.md': adding('[x](#ablauf)') });
    expect(diagnostics).toMatchObject([
      { code: 'dead-anchor', severity: 'error', place: { field: 'text' } },
    ]);
  });

  test('in a field for all languages is dead in the languages whose page lacks the anchor', async () => {
    const diagnostics = await diagnosticsAfter({
      'info_pages/about/en.md': replacing(' {#ablauf}', ''),
      'pages/home/page.yaml': teaser('about#ablauf'),
    });
    expect(diagnostics.find(({ place }) => place.document === 'pages/home/page.yaml')).toEqual({
      code: 'dead-anchor',
      severity: 'error',
      place: { document: 'pages/home/page.yaml', field: 'teasers[0].path', line: 2 },
      message: 'The link "about#ablauf" leads to an anchor that its page does not have in "en".',
      hint: 'End the heading it means with "{#ablauf}" in every language.',
    });
  });

  test('is checked for menu entries, with their anchor', async () => {
    const menu = replacing('- path: about\n', '- path: about\n  anchor: preise\n');
    expect(await diagnosticsAfter({ 'menu.yaml': menu })).toMatchObject([
      { code: 'dead-anchor', severity: 'error', place: { document: 'menu.yaml', field: '[1]' } },
    ]);
  });

  test('must name its page if it appears on every page', async () => {
    expect(await diagnosticsAfter({ 'consents.yaml': consent('privacy#cookies') })).toEqual([]);
    expect(await diagnosticsAfter({ 'consents.yaml': consent('"#cookies"') })).toMatchObject([
      {
        code: 'dead-anchor',
        severity: 'error',
        place: { document: 'consents.yaml', field: '[0].link' },
      },
    ]);
  });

  test('is plain text in a code block', async () => {
    const change = adding('    [x](about#nothing)');
    expect(await diagnosticsAfter({ 'pages/home/de.md': change })).toEqual([]);
  });
});

function event(id: string): Changes {
  return {
    [`events/${id}/event.yaml`]: 'start_date: "2030-06-01"\n',
    [`events/${id}/de.md`]: '---\ntitle: Fest\n---\nKommen Sie!\n',
    [`events/${id}/en.md`]: '---\ntitle: Feast\n---\nCome!\n',
    'pages/events/de.md': '---\ntitle: Termine\n---\n',
    'pages/events/en.md': '---\ntitle: Dates\n---\n',
  };
}

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
])('a link in HTML to %s is valid', async (link) => {
  expect(await diagnosticsAfter(insurance(link))).toEqual([]);
});

test('reports a dead link in HTML', async () => {
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

test('an anchor that a text defines twice is reported', async () => {
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

test('an anchor already used by a section of the page is reported', async () => {
  const diagnostics = await diagnosticsAfter({
    'pages/contact/de.md': adding('\n## Hin {#map}\n'),
  });
  expect(diagnostics).toMatchObject([
    { code: 'duplicate-anchor', severity: 'error', place: { document: 'pages/contact/de.md' } },
  ]);
});

test('an anchor defined both in a text and in HTML is reported', async () => {
  const diagnostics = await diagnosticsAfter({
    'legal.yaml': replacing('<p>Berufs', '<h3 id="police">Police</h3><p>Berufs'),
    'pages/imprint/de.md': adding('\n## Police {#police}\n'),
  });
  expect(diagnostics).toMatchObject([
    { code: 'duplicate-anchor', severity: 'error', place: { document: 'pages/imprint/de.md' } },
  ]);
});

test('headings with the same text, or named like a section of the page, get unique anchors', async () => {
  const change = adding('\n## Map\n\n## Content\n\n## Eins\n\n## Eins\n');
  expect(await diagnosticsAfter({ 'pages/contact/de.md': change })).toEqual([]);
});

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

test('a heading whose text gives the anchor needs no explicit one', async () => {
  const change = replacing(' {#matomo-ehemals-piwik}', '');
  expect(await diagnosticsAfter({ 'pages/privacy/de.md': change })).toEqual([]);
});

test('the French notice is looked up on the imprint, which contains it', async () => {
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
