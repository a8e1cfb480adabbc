import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** Shows invisible characters: `_` for a no-break space, `+` for a word joiner. */
const shown = (words: string) =>
  keepTogether(words).replaceAll('\u00a0', '_').replaceAll('\u2060', '+');

test.for([
  ['12,50 €', '12,50_€'],
  ['ab 260 €', 'ab_260_€'],
  ['dès 35 €', 'dès_35_€'],
  ['Wanduhr, bis 15 km', 'Wanduhr, bis_15_km'],
  ['um 18 Uhr', 'um 18_Uhr'],
  ['1 200 €', '1_200_€'],
  ['(§ 36 VSBG)', '(§_36 VSBG)'],
  ['z. B. Uhren', 'z._B. Uhren'],
  ['i. d. R.', 'i._d._R.'],
  ['Fax, E-Mail', 'Fax, E-+Mail'],
  ['Ouvert ? « Oui » : venez !', 'Ouvert_? «_Oui_»_: venez_!'],
] as const)('%s is kept together as %s', ([words, expected]) => {
  expect(shown(words)).toBe(expected);
});

test.for([
  '20 Minuten',
  'seit 1897 machen wir',
  'Haus & Hof',
  'Trauring-Samstag',
  'Postgasse 7, 07998 Brunnau',
])('lines may break anywhere in %s', (words) => {
  expect(keepTogether(words)).toBe(words);
});
