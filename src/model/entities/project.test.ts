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

  it('has the address of the site without a slash at its end', () => {
    expect(parse().data?.siteMetadata.siteUrl).toBe('https://halden.example');
  });

  it.each(['https://halden.example/shop', 'halden.example', 'ftp://halden.example'])(
    'refuses the site address %s',
    (siteUrl) => {
      expect(parse({ siteMetadata: { siteUrl } }).success).toBe(false);
    },
  );

  it('has each language once, in the order given, without empty entries', () => {
    expect(parse({ languages: ['fr', '', 'de', 'fr'] }).data?.languages).toEqual(['fr', 'de']);
  });

  it('points to a language that does not exist', () => {
    const { error } = parse({ languages: ['de', 'it'] });
    expect(error?.issues).toMatchObject([{ code: 'invalid_value', path: ['languages', 1] }]);
  });

  it.each([[[]], [['']], [['en', 'fr']]])(
    'refuses %j without the default language',
    (languages) => {
      expect(messages({ languages })).toEqual([
        '"de" is the default language and must be in the list.',
      ]);
    },
  );
});
