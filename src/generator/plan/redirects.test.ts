import { describe, expect, test } from 'vitest';
import { indexPages } from '#model/pages/page-index.ts';
import { categoryRecord, contentWith } from '#model/site.fixture.ts';
import { planRedirects } from './redirects.ts';

const languages = ['de', 'en', 'fr'] as const;

function redirectsOf(
  brandCounts: Record<string, number>,
  extra: Parameters<typeof contentWith>[0] = {},
) {
  const types = Object.keys(brandCounts);
  const content = contentWith({
    categories: types.map(categoryRecord),
    brand_types: types.map((id) => ({
      id,
      page: id,
      translations: [{ language: 'de', type_name: id }],
    })),
    brands: Object.entries(brandCounts).flatMap(([type, count]) =>
      Array.from({ length: count }, (_, at) => ({
        slug: `${type}-${at}`,
        display_name: type,
        type,
        translations: [{ language: 'de' as const, headline: type, text: '' }],
      })),
    ),
    ...extra,
  });
  return planRedirects(indexPages(content), languages, content.redirects);
}

describe('the redirects of brand pages', () => {
  test('are one rule for each folder, however many brands there are', () => {
    const { exact, prefixes } = redirectsOf({ watches: 1000 });
    expect(prefixes).toContainEqual({ from: '/en/uhren', to: ['/en/watches'] });
    expect(prefixes).toContainEqual({ from: '/fr/uhren', to: ['/fr/marques'] });
    expect(exact.filter(({ from }) => from.includes('watches-'))).toEqual([]);
  });

  test('of a folder that leads to several others are told one by one where they are few', () => {
    const { exact, prefixes } = redirectsOf({ watches: 2, optics: 2 });
    expect(prefixes.some(({ mixed }) => mixed)).toBe(false);
    expect(exact).toContainEqual({
      from: '/en/marques/optics-1',
      to: '/en/optics/optics-1',
      language: 'en',
    });
  });

  test('of a folder that leads to several others are a rule with all of them where they are many', () => {
    const { exact, prefixes } = redirectsOf({ watches: 80, optics: 80 });
    expect(prefixes).toContainEqual({
      from: '/en/marques',
      to: ['/en/watches', '/en/optics'],
      mixed: true,
    });
    expect(exact.length + prefixes.length).toBeLessThan(200);
  });

  test('of a folder in which pages stand are no simple rule', () => {
    const { prefixes } = redirectsOf(
      { watches: 200 },
      {
        info_pages: [
          { id: 'own', translations: [{ language: 'en', path: '/en/uhren/own', title: 'Own' }] },
        ],
      },
    );
    expect(prefixes).toContainEqual({ from: '/en/uhren', to: ['/en/watches'], mixed: true });
  });

  test('are found by their path where the page exists', () => {
    const { find } = redirectsOf({ watches: 80, optics: 80 });
    expect(find('/en/uhren/watches-7')).toBe('/en/watches/watches-7');
    expect(find('/en/marques/optics-7')).toBe('/en/optics/optics-7');
    expect(find('/en/uhren/nothing')).toBeUndefined();
    expect(find('/en/watches/watches-7')).toBeUndefined();
  });

  test('are all known one by one to hosts that have no rules', () => {
    const { all } = redirectsOf({ watches: 1000 });
    expect(all().filter(({ from }) => from.startsWith('/en/uhren/'))).toHaveLength(1000);
  });
});

describe('the redirects of the content', () => {
  const redirects = [
    { from: '/alt.html', to: 'watches' },
    { from: '/en/old', to: 'watches' },
    { from: '/en/uhren', to: '/en/optics' },
    { from: '/laden', to: 'https://example.org/über?a=1;b' },
    { from: '/index.php?id=12', to: 'watches' },
    { from: 'https://www.lindenhof.example/en/index.php?L=1&id=12', to: 'watches' },
    { from: 'http://lindenhof.example/alt.php', to: 'watches' },
    { from: '/blog/*', to: 'watches' },
    { from: '/blog/technik/*', to: 'https://example.org' },
  ];
  const planned = redirectsOf({ watches: 1, optics: 1 }, { redirects });

  test('lead to pages in the language of the old path, or elsewhere', () => {
    expect(planned.exact.slice(0, 5)).toEqual([
      { from: '/alt.html', to: '/uhren', language: 'de' },
      { from: '/en/old', to: '/en/watches', language: 'en' },
      { from: '/en/uhren', to: '/en/optics', language: 'en' },
      { from: '/laden', to: 'https://example.org/%C3%BCber?a=1%3Bb', language: 'de' },
      { from: '/alt.php', to: '/uhren', language: 'de' },
    ]);
  });

  test('with a query are apart, those with more parameters first', () => {
    expect(planned.queries).toEqual([
      { from: '/en/index.php', query: 'L=1&id=12', to: '/en/watches' },
      { from: '/index.php', query: 'id=12', to: '/uhren' },
    ]);
  });

  test('stand before those that come by themselves', () => {
    expect(planned.exact.filter(({ from }) => from === '/en/uhren')).toHaveLength(1);
  });

  test('of folders lead everything in them on, the inner folder first', () => {
    expect(planned.folders.map(({ from }) => from)).toEqual(['/blog/technik', '/blog']);
    expect(planned.find('/blog')).toBe('/uhren');
    expect(planned.find('/blog/2019/alt')).toBe('/uhren');
    expect(planned.find('/blog/technik/x')).toBe('https://example.org/');
    expect(planned.find('/blogger')).toBeUndefined();
  });
});
