import { describe, expect, it } from 'vitest';
import { text } from './fields.ts';
import { translate, translationsOf } from './translation.ts';

const schema = translationsOf({ title: text('Title.') });
const german = { language: 'de' as const, title: 'Uhren' };
const english = { language: 'en' as const, title: 'Watches' };

describe('translate', () => {
  it('finds the translation of the language', () => {
    expect(translate([german, english], 'en')).toEqual({ value: english, missing: false });
  });

  it('falls back to the first one and says so', () => {
    expect(translate([english, german], 'fr')).toEqual({ value: english, missing: true });
  });

  it('rejects an empty list', () => {
    expect(() => translate([], 'de')).toThrow(RangeError);
  });
});

describe('translationsOf', () => {
  it('accepts a record per language', () => {
    expect(schema.parse([german, english])).toEqual([german, english]);
  });

  it.each([
    ['no record', [], []],
    ['an unknown language', [{ ...german, language: 'it' }], [0, 'language']],
    ['an unknown key', [{ ...german, titel: 'Uhren' }], [0]],
    ['a second record of a language', [german, english, german], [2, 'language']],
  ])('rejects %s', (_, value, path) => {
    expect(schema.safeParse(value).error?.issues.map((issue) => issue.path)).toEqual([path]);
  });
});
