import { describe, expect, test } from 'vitest';
import type { Changes } from '#content/changes.fixture.ts';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

/** A consent entry whose link is to be checked. */
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
    ['a heading of its own page', { 'pages/imprint/de.md': adding('[oben](#streitbeilegung)') }],
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

  test('is dead where its page has no such anchor', async () => {
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

  test('is dead where the anchor belongs to another page', async () => {
    const diagnostics = await diagnosticsAfter({ 'pages/contact/de.md': adding('[x](#ablauf)') });
    expect(diagnostics).toMatchObject([
      { code: 'dead-anchor', severity: 'error', place: { field: 'text' } },
    ]);
  });

  test('of a field for all languages is dead in the languages whose page lacks it', async () => {
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

  test('is looked up for entries of the menu, with their anchor', async () => {
    const menu = replacing('- path: about\n', '- path: about\n  anchor: preise\n');
    expect(await diagnosticsAfter({ 'menu.yaml': menu })).toMatchObject([
      { code: 'dead-anchor', severity: 'error', place: { document: 'menu.yaml', field: '[1]' } },
    ]);
  });

  test('must name its page where it stands on every page', async () => {
    expect(await diagnosticsAfter({ 'consents.yaml': consent('privacy#cookies') })).toEqual([]);
    expect(await diagnosticsAfter({ 'consents.yaml': consent('"#cookies"') })).toMatchObject([
      {
        code: 'dead-anchor',
        severity: 'error',
        place: { document: 'consents.yaml', field: '[0].link' },
      },
    ]);
  });

  test('is nothing but text in a code block', async () => {
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
