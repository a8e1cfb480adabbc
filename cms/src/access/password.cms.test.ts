import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordMistake } from './password.ts';

test.each([
  ['kurz', /mindestens 12 Zeichen/],
  ['elf Zeichen', /mindestens 12 Zeichen/],
  ['passwordpassword', /sehr oft/],
  ['Password12345!', /sehr oft/],
  ['12345678901234', /sehr oft/],
  ['aaaaaaaaaaaaaaa', /sehr oft/],
  ['2026 Football 2026', /sehr oft/],
  ['Lindenhof2026!', /Namen/],
  ['Anna.Brandt.1984', /Namen/],
  ['Schaufenster', /Namen/],
  ['Redaktion-Lindenhof', /Namen/],
])('%s is rejected', (password, message) => {
  const mistake = passwordMistake(password, [
    'Anna Brandt',
    'Lindenhof Uhren',
    'anna@lindenhof.example',
  ]);
  expect(mistake?.de).toMatch(message);
});

test('three words without a relation are a password, in any script', () => {
  for (const password of [
    'Kessel Amsel Dienstag',
    'Lindenblatt im Hof',
    'çorba üç deniz',
    'синий чайник едет',
  ]) {
    expect(passwordMistake(password, ['Anna Brandt', 'Lindenhof'])).toBeUndefined();
  }
});

test('any input gets an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (password, own) => {
      const mistake = passwordMistake(password, own);
      expect(mistake === undefined && Array.from(password).length < 12).toBe(false);
    }),
  );
});
