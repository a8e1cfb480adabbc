import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstOfMonth } from './first-of-month.ts';

/** All files with messages for visitors or staff: the kit's, and those of features. */
const src = join(import.meta.dirname, '..');
const files = globSync(
  ['words/*.ts', 'features/*/{messages,form,*.server}.ts', 'site/**/messages.ts'],
  {
    cwd: src,
    exclude: ['**/*.test.ts'],
  },
);
const modules: unknown[] = await Promise.all(files.map((file) => import(join(src, file))));
const french = modules.flatMap(frenchIn);

function frenchIn(value: unknown): unknown[] {
  if (!isRecord(value)) return [];
  return 'fr' in value ? [value['fr']] : Object.values(value).flatMap(frenchIn);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** All texts within messages, with placeholders for their parameters. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(Reflect.apply(value, undefined, standIns));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Works as a text, a number or metadata. */
const standIn = Object.assign('Muster', {
  shop: 'Muster',
  days: 3,
  confirm: '/a',
  unsubscribe: '/b',
});
const standIns = [standIn, standIn];

test.each([
  ['before a colon and a closing mark', /[^\u00a0:/][:»](?!\/\/|\d)/],
  ['before ; ! ?', /[^\u202f][;!?]/],
  ['after an opening mark', /«[^\u00a0]/],
])('French has its no-break space %s', (_where, lacking) => {
  const texts = textsIn(french);
  expect(texts.length).toBeGreaterThan(150);
  // Field names, emoticons, addresses and times of day are not French.
  const own = texts.filter((text) => !/:-\(|^https?:/.test(text));
  expect(own.filter((text) => lacking.test(text))).toEqual([]);
});

test('French uses an ordinal for the first of a month, and no other day', () => {
  const dates = [
    '1 janvier 2027',
    'mardi 1 décembre',
    '1–3 mai',
    '1 novembre – 31 mars',
    '11 mai 2021',
  ];
  expect(dates.map(firstOfMonth)).toEqual([
    '1er janvier 2027',
    'mardi 1er décembre',
    '1er–3 mai',
    '1er novembre – 31 mars',
    '11 mai 2021',
  ]);
});
