import { describe, expect, test } from 'vitest';
import type { Changes } from '#content/changes.fixture.ts';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

const statement = (text: string) => `---\ntitle: Barrierefreiheit\n---\n${text}`;
const register = `registers:
  - { register_type: Handelsregister, number: HRB 1, registrar: Amtsgericht }
`;

/** A banner entry that is ticked by default. */
function tickedEntry(function_id: string): string {
  const text = { display_name: 'Karte', description: 'Zeigt eine Karte.' };
  const translations = ['de', 'en'].map((language) => ({ language, ...text }));
  return JSON.stringify([{ function_id, ...text, default_on: true, translations }]);
}

test.each<[what: string, message: string, changes: Changes]>([
  [
    'a mail address',
    'The imprint needs a mail address (§ 5 (1) no. 2 DDG).',
    { 'company.yaml': (text) => text.replace(/emails:\n(?: .*\n)+/, '') },
  ],
  [
    'a mail address in Austria',
    'The imprint needs a mail address (§ 5 (1) no. 3 ECG).',
    {
      'company.yaml': (text) =>
        text
          .replace(/emails:\n(?: .*\n)+/, '')
          .replace(/( +)city: .*/, '$&\n$1country: AT')
          .replace("'030", "'+49 30"),
    },
  ],
  [
    'a representative of a registered business',
    'The imprint needs the names of those who represent the business (§ 5 (1) no. 1 DDG).',
    { 'company.yaml': (text) => text.replace(/executives:\n(?: .*\n)+/, register) },
  ],
  [
    'encryption',
    'The address begins with http://, but what visitors send must be encrypted (§ 19 (4) TDDDG).',
    { 'project.yaml': replacing('https://www', 'http://www') },
  ],
  [
    'the linked accessibility statement',
    'The footer links to an accessibility statement that says nothing.',
    { 'pages/accessibility/de.md': statement(''), 'pages/accessibility/en.md': statement('') },
  ],
  [
    'the visitor’s own choice, for a switch that is on by default,',
    'The switch stands on before the visitor has moved it; that is no consent (CJEU, C-673/17).',
    {
      'consents.yaml': tickedEntry('video'),
      'pages/home/de.md': adding('[Der Film](https://youtu.be/dQw4w9WgXcQ)'),
    },
  ],
  [
    'the visitor’s own choice, for analytics,',
    'The switch stands on before the visitor has moved it; that is no consent (CJEU, C-673/17).',
    {
      'project.yaml': replacing('config:\n', 'config:\n  consent: { analyticsDefault: on }\n'),
    },
  ],
])('a warning says that %s is missing', async (_, message, changes) => {
  expect(await diagnosticsAfter(changes)).toMatchObject([{ severity: 'warning', message }]);
});

test.each<[what: string, changes: Changes]>([
  [
    'a switch that is on by default for what the site needs to run',
    { 'consents.yaml': tickedEntry('functional') },
  ],
  [
    'an address on this machine',
    { 'project.yaml': replacing('https://www.kornblum.example', 'http://localhost:8080') },
  ],
  [
    'an accessibility statement with a text',
    {
      'pages/accessibility/de.md': statement('Alles ist erreichbar.'),
      'pages/accessibility/en.md': statement('All can be reached.'),
    },
  ],
])('%s is enough', async (_, changes) => {
  expect(await diagnosticsAfter(changes)).toEqual([]);
});

describe('the closed platform for disputes', () => {
  test.each([
    'https://ec.europa.eu/consumers/odr',
    'http://ec.europa.eu/consumers/odr/',
    'https://ec.europa.eu/consumers/odr/main/index.cfm?event=main.home2.show&lng=DE',
    'https://webgate.ec.europa.eu/odr/userguide/',
    'https://www.ec.europa.eu/odr',
    'https://EC.Europa.eu/consumers/ODR/',
  ])('must not be linked: %s', async (address) => {
    const diagnostics = await diagnosticsAfter({
      'pages/imprint/de.md': adding(`[hier](${address})`),
      'pages/imprint/en.md': adding(`It is at ${address}.`),
      'legal.yaml': replacing('Berufshaftpflicht', `<a href="${address}">x</a>`),
      'menu.yaml': replacing('- path: about', `- external_path: ${address}`),
    });
    const hint = 'Delete the link and the sentence around it (Regulation (EU) 2024/3228).';
    const error = { code: 'forbidden-link', severity: 'error', hint };
    expect(diagnostics).toMatchObject([error, error, error, error]);
  });

  test.each([
    'https://ec.europa.eu/consumers/',
    'https://ec.europa.eu/odrive',
    'https://example.org/consumers/odr',
    'https://consumer-redress.ec.europa.eu/index_en',
  ])('does not match %s', async (address) => {
    const change = adding(`[hier](${address})`);
    expect(await diagnosticsAfter({ 'pages/imprint/de.md': change })).toEqual([]);
  });
});

test.each([
  ['Angaben gemäß § 5 TMG.', 'The imprint rests on § 5 DDG.'],
  ['Haftung nach §§ 8 bis 10 TMG', 'The imprint rests on § 5 DDG.'],
  ['Einwilligung nach § 25 Abs. 1 TTDSG', 'Write TDDDG.'],
  [
    'Verantwortlich nach § 55 Abs. 2 RStV',
    'For journalistic texts, name who is responsible under § 18 (2) MStV.',
  ],
])('"%s" refers to a repealed law', async (text, hint) => {
  expect(
    await diagnosticsAfter({ 'pages/imprint/de.md': adding(`Eins\n\n${text}`) }),
  ).toMatchObject([
    {
      code: 'outdated-law',
      severity: 'warning',
      place: { document: 'pages/imprint/de.md', line: 11 },
      hint,
    },
  ]);
});

test.each(['§ 5 DDG', '§ 25 TDDDG', 'TMG Motors'])('"%s" is not reported', async (text) => {
  expect(await diagnosticsAfter({ 'pages/imprint/de.md': adding(text) })).toEqual([]);
});

test('are looked for in long runs of characters in linear time', async () => {
  const timeOf = async (length: number) => {
    const runs = ['a', '-', 'a.', 'ec.europa.eu/', '§'].map((sign) => sign.repeat(length));
    const start = process.cpuUsage();
    await diagnosticsAfter({ 'pages/imprint/de.md': adding(runs.join('\n\n')) });
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const short = await timeOf(100);
  expect(await timeOf(40_000)).toBeLessThan(6 * short);
});
