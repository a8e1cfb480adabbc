import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import { test as base } from './another-shop.ts';
import { expectNoScript, openWith, refuse, test as external } from './external-shop.ts';
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
  'the retailer clock links to the Rolex page from a window of %i px',
  async (width, { plainPage: page, clockShop }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(clockShop);
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect.poll(() => page.url()).toBe(`${clockShop}/uhren/rolex`);
  },
);

test('the header with the retailer clock fits every window', async ({ page, clockShop, shop }) => {
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

/** A page of the shop, with the clock's host working normally. */
const ticking = external.extend('visit', async ({ externalShop, clock, newPage }) => {
  clock.answer = 'comes';
  clock.requests.length = 0;
  return newPage({ baseURL: externalShop, asked: true });
});

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name });
const frame = (page: Page) => page.getByRole('banner').locator('iframe');

ticking('nothing is asked of the clock’s host before consent', async ({ visit, clock }) => {
  const { page } = visit;
  await page.goto('/uhren');
  await alive(page);
  await page.waitForTimeout(300);
  expect(clock.requests).toEqual([]);
});

ticking(
  'the clock is golden, speaks the page’s language and lies under the link',
  async ({ visit, clock }) => {
    const { page, errors } = visit;
    await openWith(page, '/en/watches', ['Rolex']);
    await expect.poll(() => frame(page).count()).toBe(1);
    await expect
      .poll(() => clock.requests.at(-1))
      .toBe('/clock?dealerAPIKey=key-2&lang=en&colour=gold');
    const top = await frame(page).evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return document
        .elementFromPoint(x + 75, y + 35)
        ?.closest('a')
        ?.getAttribute('href');
    });
    expect(top).toBe('/en/watches/rolex');
    expect(errors).toEqual([]);
  },
);

ticking('the place of the clock is kept from the start', async ({ visit }) => {
  const { page } = visit;
  await page.goto('/uhren');
  await alive(page);
  const before = await link(page).boundingBox();
  await openWith(page, '/uhren', ['Rolex']);
  await expect.poll(() => frame(page).count()).toBe(1);
  expect(await link(page).boundingBox()).toEqual(before);
  expect(before).toMatchObject({ height: 70 });
});

ticking('the smallest windows have the link alone', async ({ visit, clock }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 360, height: 800 });
  await openWith(page, '/uhren', ['Rolex']);
  await page.waitForTimeout(300);
  expect(clock.requests).toEqual([]);
  for (const tool of [link(page), page.getByRole('button', { name: 'Menü' })]) {
    const icon = await tool.locator('svg').boundingBox();
    expect(icon?.width).toBeGreaterThan(20);
  }
});

ticking.for(['fails', 'throws', 'brings nothing'] as const)(
  'a clock that %s leaves the link, and no script',
  async (answer, { visit, clock }) => {
    const { page, warnings } = visit;
    clock.answer = answer;
    await openWith(page, '/uhren', ['Rolex']);
    await expect.poll(() => clock.requests.length).toBeGreaterThan(0);
    await expect.poll(() => page.locator(`script[src^="${clock.url}"]`).count()).toBe(0);
    expect(await link(page).innerText()).toContain('Offizieller Rolex Fachhändler');
    expect(await frame(page).count()).toBe(0);
    await expect
      .poll(() => warnings)
      .toContainEqual(expect.stringContaining('could not be loaded'));
  },
);

ticking('consent withdrawn while the clock loads leaves no script', async ({ visit, clock }) => {
  const { page, errors } = visit;
  clock.answer = 'hangs';
  await openWith(page, '/uhren', ['Rolex']);
  await expect.poll(() => clock.requests.length).toBe(1);
  await refuse(page);
  await expectNoScript(page, clock.url);
  expect(errors).toEqual([]);
});
