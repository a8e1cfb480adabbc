import { expect, test } from 'vitest';
import { changesInWords } from './status-in-words.ts';

test('changes are listed by kind, with the number of each', () => {
  const changed = ['opening_hours', 'items/3', 'items/4', 'media/9', 'files/1', 'brands'];
  expect(changesInWords(changed, 'de')).toBe('Öffnungszeiten, 2 Artikel, 1 Bild, 1 Datei, Marken');
  expect(changesInWords(changed, 'en')).toBe('opening hours, 2 items, 1 picture, 1 file, brands');
  expect(changesInWords(changed, 'fr')).toBe(
    'horaires d’ouverture, 2 articles, 1 image, 1 fichier, marques',
  );
});

test('kinds from another version of the kit are left out', () => {
  expect(changesInWords(['paintings/3', 'toString', 'brands/1'], 'de')).toBe('1 Marke');
});
