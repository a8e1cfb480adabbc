import type { Element } from 'hast';
import { expect } from 'vitest';
import { attribute, elements, text } from '../support/html.ts';
import { type Answer, test } from '../support/demo-shop.ts';

/** The brand links of each part of a page that has a heading, by the heading. */
function groups({ root }: Answer): [string, string[]][] {
  const parts = elements(root, 'main').flatMap((main) => elements(main, 'section'));
  return parts.flatMap((part): [string, string[]][] => {
    const [heading] = elements(part, 'h2');
    const brands = elements(part, 'li')
      .flatMap((item) => elements(item, 'a'))
      .map(hrefOf);
    return heading && brands.length > 0 ? [[text(heading), brands]] : [];
  });
}

const hrefOf = (link: Element) => attribute(link, 'href') ?? '';

test('the index of brands groups them by type, in the order of content', async ({ get, shop }) => {
  const types = shop.brand_types.toSorted((a, b) => a.sort - b.sort);
  const names = types.map(({ translations }) => translations[0]?.type_name);
  expect(groups(await get('/marken')).map(([heading]) => heading)).toEqual(names);
});

test.for([
  ['/marken', '/uhren/ostra'],
  ['/en/brands', '/en/watches/ostra'],
  ['/fr/marques', '/fr/marques/ostra'],
] as const)('the index at %s leads to every brand once', async ([index, brand], { get, shop }) => {
  const paths = groups(await get(index)).flatMap(([, brands]) => brands);
  expect(paths).toContain(brand);
  expect(new Set(paths).size).toBe(shop.brands.length);
  expect(paths).toHaveLength(shop.brands.length);
});

test('the page of a category leads to the brands of its type and no other', async ({
  get,
  shop,
}) => {
  const brands = shop.brands.filter(({ type }) => type === 'watches');
  const [, paths] =
    groups(await get('/uhren')).find(([heading]) => heading === 'Marken bei uns') ?? [];
  const brandPaths = paths?.filter((path) => /^\/uhren\/[\w-]+$/.test(path));
  expect(new Set(brandPaths)).toEqual(new Set(brands.map(({ slug }) => `/uhren/${slug}`)));
});

test('a brand page shows other brands of its type', async ({ get }) => {
  const paths = groups(await get('/uhren/ostra')).flatMap(([, hrefs]) => hrefs);
  expect(paths).toContain('/uhren/valmere');
  expect(paths).not.toContain('/uhren/ostra');
});

test('the page of an item names its brand and links to it', async ({ get, shop }) => {
  const watch = shop.items.find(({ brand, category }) => brand && category === 'watches');
  if (!watch) throw new Error('The demo shop has no watch of a brand.');
  const brand = shop.brands.find(({ slug }) => slug === watch.brand);
  for (const folder of ['/uhren', '/en/watches']) {
    const { root } = await get(`${folder}/${watch.slug}`);
    const links = elements(root, 'main').flatMap((main) => elements(main, 'a'));
    const toBrand = links.filter((link) => hrefOf(link) === `${folder}/${watch.brand}`);
    expect(toBrand.map(text)).toEqual([brand?.display_name]);
  }
});
