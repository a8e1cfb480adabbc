import type { Element } from 'hast';
import { expect } from 'vitest';
import { type Answer, test } from '../support/demo-shop.ts';
import { attribute, elements } from '../support/html.ts';
import { headOf } from './head.ts';

const codes = ['de', 'en', 'fr'];

/** The links of a page's language selector, each said in its own language. */
function selectorLinks({ root }: Answer): Element[] {
  const links = elements(root, 'header').flatMap((header) => elements(header, 'a'));
  return links.filter((link) => codes.includes(attribute(link, 'lang') ?? ''));
}

/** Where the language selector of a page leads, by language. */
function selector(page: Answer): Record<string, string> {
  return Object.fromEntries(
    selectorLinks(page).map((link) => [
      attribute(link, 'hrefLang') ?? '',
      attribute(link, 'href') ?? '',
    ]),
  );
}

test('the selector lists the languages of the project on every page', ({ allPages }) => {
  const without = allPages.filter((page) => Object.keys(selector(page)).join() !== codes.join());
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('the selector leads to the same page in every language that has it', ({ sitePages }) => {
  const wrong = sitePages.filter((page) => {
    const { alternates } = headOf(page);
    const paths = codes
      .filter((code) => alternates[code])
      .map((code) => [code, new URL(alternates[code] ?? '').pathname]);
    return paths.some(([code = '', path]) => selector(page)[code] !== path);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test.for<[string, string]>([
  ['/uhren', '/fr'],
  ['/en/watches', '/fr'],
  ['/geschichte', '/fr'],
])(
  'from %s, which French lacks, the selector leads to the French home page',
  async ([path, home], { get }) => {
    expect(selector(await get(path))['fr']).toBe(home);
  },
);

test.for(['/datenschutz', '/en/privacy'])(
  'from %s the selector leads to the privacy notice on the French imprint',
  async (path, { get }) => {
    expect(selector(await get(path))['fr']).toBe('/fr/mentions-legales#protection-des-donnees');
  },
);

test('from a missing page the selector leads to the home pages', ({ notFoundPages }) => {
  const homes = { de: '/', en: '/en', fr: '/fr' };
  expect(notFoundPages.map(selector)).toEqual([homes, homes, homes]);
});

test('after a message the selector leads to the same page in the other languages', ({
  thanksPages,
}) => {
  const paths = { de: '/danke', en: '/en/thanks', fr: '/fr/merci' };
  expect(thanksPages.map(selector)).toEqual([paths, paths, paths]);
});

test('the selector marks the language of the page', ({ allPages }) => {
  const wrong = allPages.filter((page) => {
    const marked = selectorLinks(page).filter((link) => attribute(link, 'ariaCurrent'));
    return marked.map((link) => attribute(link, 'lang')).join() !== page.language;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
