import { describe, expect, test } from 'vitest';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

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
  ])('is not what %s is', async (address) => {
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
])('"%s" speaks of a law that is no more', async (text, hint) => {
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

test.each(['§ 5 DDG', '§ 25 TDDDG', 'TMG Motors'])('"%s" is let be', async (text) => {
  expect(await diagnosticsAfter({ 'pages/imprint/de.md': adding(text) })).toEqual([]);
});

test('are looked for in long runs of signs in no time', async () => {
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
