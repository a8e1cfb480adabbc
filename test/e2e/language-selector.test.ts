import { expect } from 'vitest';
import { attribute, elements } from './html.ts';
import { type Answer, test } from './pages.ts';

const codes = ['de', 'en', 'fr'];

/** Where the language selector of a page leads, by language. */
function selector({ root }: Answer): Record<string, string> {
  const links = elements(root, 'header').flatMap((header) => elements(header, 'a'));
  return Object.fromEntries(
    links
      .filter((link) => attribute(link, 'hrefLang') === attribute(link, 'lang'))
      .map((link) => [attribute(link, 'hrefLang') ?? '', attribute(link, 'href') ?? ''])
      .filter(([code]) => code !== ''),
  );
}

test('the selector lists the languages of the project on every page', ({ allPages }) => {
  const without = allPages.filter((page) => Object.keys(selector(page)).join() !== codes.join());
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('the selector leads to the same page in every language that has it', ({ sitePages }) => {
  const wrong = sitePages.filter((page) => {
    const alternates = elements(page.root, 'link')
      .filter((link) => codes.includes(attribute(link, 'hrefLang') ?? ''))
      .map((link) => [
        attribute(link, 'hrefLang'),
        new URL(attribute(link, 'href') ?? '').pathname,
      ]);
    const expected = { ...selector(page), ...Object.fromEntries(alternates) };
    return JSON.stringify(selector(page)) !== JSON.stringify(expected);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test.for([
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

test('the selector marks the language of the page', ({ allPages }) => {
  const marked = allPages.map(({ path, root }) => {
    const links = elements(root, 'header').flatMap((header) => elements(header, 'a'));
    const current = links.filter((link) => attribute(link, 'ariaCurrent') === 'true');
    return [path, ...current.map((link) => attribute(link, 'hrefLang'))];
  });
  expect(marked).toEqual(allPages.map(({ path, language }) => [path, language]));
});

test('a click on a language leads to the page in it without JavaScript', async ({
  plainPage: page,
  origin,
}) => {
  await page.goto('/kontakt');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect.poll(() => page.url()).toBe(`${origin}/fr/contact`);
});
