import { expect } from 'vitest';
import { test as base } from './another-shop.ts';
import { neededWidth } from './needed-width.ts';

const brand = `
display_name: Rolex
type: watches
translations:
  - { language: de, headline: Uhren aus Genf, text: Seit 1905. }
`;

/** `clockShop` is the address of a shop that carries Rolex and shows the retailer clock. */
const test = base.extend('clockShop', { scope: 'file' }, ({ openShop }) =>
  openShop({
    'brands/rolex/brand.yaml': brand,
    'project.yaml': (yaml) =>
      yaml.replace('config:\n', 'config:\n  brand_config: { rolex_clock: true }\n'),
  }),
);

const name = 'Offizieller Rolex Fachhändler';

test.for([360, 1280])(
  'the retailer clock leads to the page of Rolex from a window of %i px',
  async (width, { plainPage: page, clockShop }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(clockShop);
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect.poll(() => page.url()).toBe(`${clockShop}/uhren/rolex`);
  },
);

test('the header with the retailer clock fits into every window', async ({
  page,
  clockShop,
  shop,
}) => {
  const { smallScreenThreshold } = shop.theme.config.components.header;
  const widths = [320, 360, 768, smallScreenThreshold - 1, smallScreenThreshold, 1280];
  const needed = [];
  await page.goto(clockShop);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    needed.push(await neededWidth(page));
  }
  expect(needed).toEqual(widths);
});

test('a shop without the flag has no retailer clock', async ({ plainPage: page, origin }) => {
  await page.goto(origin);
  expect(await page.getByRole('link', { name }).count()).toBe(0);
});
