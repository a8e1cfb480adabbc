import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  homePath,
  languageOfPath,
  languagePrefix,
  languages,
  withLanguagePrefix,
} from './language.ts';

describe('languagePrefix', () => {
  it('is empty for the default language', () => {
    expect(languagePrefix('de')).toBe('');
  });

  it.each(['en', 'fr'] as const)('is the code of %s with a slash', (language) => {
    expect(languagePrefix(language)).toBe(`/${language}`);
  });
});

describe('homePath', () => {
  it.each([
    ['de', '/'],
    ['en', '/en'],
    ['fr', '/fr'],
  ] as const)('of %s is %s', (language, path) => {
    expect(homePath(language)).toBe(path);
  });
});

describe('languageOfPath', () => {
  it.each([
    ['/', 'de'],
    ['/kontakt', 'de'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/contact', 'en'],
    ['/fr/merci', 'fr'],
    ['/english', 'de'],
    ['/en-gros', 'de'],
    ['/EN/contact', 'de'],
    ['/de/kontakt', 'de'],
    ['/uhren/en', 'de'],
    ['', 'de'],
  ])('of "%s" is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});

describe('withLanguagePrefix', () => {
  it.each([
    ['/uhren', 'en', '/en/uhren'],
    ['/en/uhren', 'fr', '/fr/uhren'],
    ['/en/uhren', 'de', '/uhren'],
    ['/uhren', 'de', '/uhren'],
    ['/', 'en', '/en'],
    ['/en', 'de', '/'],
    ['/en/', 'fr', '/fr'],
    ['/english', 'en', '/en/english'],
    ['/en/english', 'de', '/english'],
    ['/en/uhren/', 'fr', '/fr/uhren/'],
  ] as const)('turns %s into %s: %s', (path, language, expected) => {
    expect(withLanguagePrefix(path, language)).toBe(expected);
  });

  it.each(['/en//evil.example', '//evil.example', '/en/\\evil.example', '/\\/evil.example'])(
    'never turns %s into the address of another host',
    (path) => {
      expect(withLanguagePrefix(path, 'de')).toBe('/evil.example');
    },
  );

  const segment = fc.stringMatching(/^[a-z0-9-]{3,8}$/);
  const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
  const language = fc.constantFrom(...languages);

  it('returns a path of the language', () => {
    fc.assert(
      fc.property(path, language, (from, to) => {
        expect(languageOfPath(withLanguagePrefix(from, to))).toBe(to);
      }),
    );
  });

  it('is reversible', () => {
    fc.assert(
      fc.property(path, language, (from, to) => {
        expect(withLanguagePrefix(withLanguagePrefix(from, to), 'de')).toBe(from);
      }),
    );
  });
});
