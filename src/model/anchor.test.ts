import { expect, test } from 'vitest';
import { anchorMaker, slugFrom } from './anchor.ts';

test.each([
  ['Über uns', 'uber-uns'],
  ['Matomo (ehemals Piwik)', 'matomo-ehemals-piwik'],
  ['Maße & Gewichte', 'masse--gewichte'],
  ['Données à caractère personnel', 'donnees-a-caractere-personnel'],
])('the anchor of "%s" is "%s"', (text, anchor) => {
  expect(anchorMaker()(text)).toBe(anchor);
});

test('a repeated heading gets a number', () => {
  const anchor = anchorMaker();
  expect([anchor('Ring'), anchor('Ring'), anchor('Ring')]).toEqual(['ring', 'ring-1', 'ring-2']);
});

test('a heading whose anchor is taken gets a number', () => {
  expect(anchorMaker(['map', 'map-1'])('Map')).toBe('map-2');
});

test.each([
  ['Weinabend für Gäste', 'weinabend-fuer-gaeste'],
  ['Äpfel, Öl & Übungen', 'aepfel-oel-uebungen'],
  ['A\u0308pfel', 'aepfel'],
  ['Große Straße (2027)', 'grosse-strasse-2027'],
  ['Cœur d’été', 'coeur-dete'],
  ['– 1.290,00 € –', '129000'],
  ['日本', ''],
])('the name of a record called "%s" is "%s"', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});
