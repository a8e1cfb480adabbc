import { describe, expect, it } from 'vitest';
import { projectSchema } from './project.ts';

const minimal = {
  siteMetadata: { siteUrl: 'https://halden.example/' },
  logo: 'logo.svg',
  languages: ['de'],
  translations: [{ language: 'de', seo_title: 'Halden', seo_description: 'Uhren in Limburg.' }],
};
const parse = (further: object = {}) => projectSchema.safeParse({ ...minimal, ...further });
const messages = (further: object) => parse(further).error?.issues.map(({ message }) => message);

describe('projectSchema', () => {
  it('has defaults for its switches', () => {
    expect(parse().data).toMatchObject({
      show_accessibility: false,
      config: {
        brand_config: { rolex_clock: false },
        business_types: ['Store'],
        consent: { analyticsDefault: 'off' },
      },
    });
  });

  it("removes the slash at the end of the site's address", () => {
    expect(parse().data?.siteMetadata.siteUrl).toBe('https://halden.example');
  });

  it.each(['https://halden.example/shop', 'halden.example', 'ftp://halden.example'])(
    'rejects the site address %s',
    (siteUrl) => {
      expect(parse({ siteMetadata: { siteUrl } }).success).toBe(false);
    },
  );

  it('lists each language once, in the given order, without empty entries', () => {
    expect(parse({ languages: ['fr', '', 'de', 'fr'] }).data?.languages).toEqual(['fr', 'de']);
  });

  it('reports a language that does not exist', () => {
    const { error } = parse({ languages: ['de', 'it'] });
    expect(error?.issues).toMatchObject([{ code: 'invalid_value', path: ['languages', 1] }]);
  });

  it.each([[[]], [['']], [['en', 'fr']]])(
    'rejects %j without the default language',
    (languages) => {
      expect(messages({ languages })).toEqual([
        '"de" is the default language and must be in the list.',
      ]);
    },
  );

  describe('forms', () => {
    const endpoint = (value: string) =>
      parse({ config: { forms: { endpoint: value } } }).data?.config.forms.endpoint;

    it('are off by default', () => {
      expect(parse().data?.config.forms).toEqual({ endpoint: 'off' });
    });

    it.each([
      ['/', '/'],
      ['off', 'off'],
      ['https://Forms.example/', 'https://forms.example'],
      ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ])('can be sent to %s', (value, expected) => {
      expect(endpoint(value)).toBe(expected);
    });

    it.each([
      'on',
      '/api',
      'forms.example',
      'http://forms.example',
      'https://forms.example/api',
      'https://user@forms.example',
      'javascript:alert(1)',
    ])('cannot be sent to %s', (value) => {
      expect(endpoint(value)).toBeUndefined();
    });
  });
});
