import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/content/diagnostics/diagnostic.ts';
import { brandSchema } from '../../../src/model/entities/brand.ts';
import type { Language } from '../../../src/model/language.ts';
import { inOneLine } from '../../../src/model/publishing/plain-words.ts';
import { shapeOf } from '../../../src/model/schema.ts';
import { fieldErrors } from './field-errors.ts';

const admin = '/admin/collections/brands/12';

function errorsFor(reader: Language, url: string, documents = ['Sortiment › Marken › Ostra']) {
  const mistakes = documents.map((document): Diagnostic => ({
    code: 'dead-link',
    severity: 'error',
    message: 'The link "kette" leads nowhere: there is no such page.',
    hint: 'Did you mean "ketten"?',
    place: { document, url: `http://cms.invalid${url}` },
  }));
  return fieldErrors(mistakes, {
    admin,
    shape: shapeOf(brandSchema) ?? {},
    language: 'de',
    reader,
  });
}

test.each([
  [
    'de',
    'Dieser Link führt nirgendwohin. Wählen Sie eine Seite aus der Liste, oder schreiben Sie eine vollständige Adresse. („kette“)',
  ],
  [
    'fr',
    'Ce lien ne mène nulle part. Choisissez une page dans la liste, ou écrivez une adresse complète. («\u00a0kette\u00a0»)',
  ],
  ['en', 'The link "kette" leads nowhere: there is no such page. Did you mean "ketten"?'],
] as const)(
  'a mistake at its field is reported in the language of the admin, %s',
  (reader, message) => {
    const errors = errorsFor(reader, `${admin}?locale=de#field-translations__text`);
    expect(errors).toEqual([expect.objectContaining({ path: 'translations.text', message })]);
  },
);

test('a mistake in another language names that language before the plain words', () => {
  const [error] = errorsFor('de', `${admin}?locale=fr#field-translations__text`);
  expect(error?.message).toMatch(/^Français: Dieser Link führt nirgendwohin\./);
});

test('a mistake in another record names the record before the plain words, and is at no field', () => {
  const [error] = errorsFor('de', '/admin/collections/brands/7?locale=de#field-translations__text');
  expect(error?.path).toBe('');
  expect(error?.label).toMatch(/^Sortiment › Marken › Ostra: Dieser Link führt nirgendwohin\./);
});

test('mistakes with the same cause in several records are merged, and name the records', () => {
  const documents = ['Artikel „Ring“', 'Artikel „Kette“', 'Artikel „Kette“'];
  const url = '/admin/collections/items/7#field-brand';
  const errors = errorsFor('de', url, documents);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.label).toMatch(/^Artikel „Ring“, Artikel „Kette“: Dieser Link/);
});

test('values in the advice of a mistake are not named', () => {
  const told = {
    code: 'dead-link',
    message: 'The link "kette" leads nowhere. Write a whole address, such as "https://a.example".',
  };
  expect(inOneLine(told, 'de')).toMatch(/ \(„kette“\)$/);
});
