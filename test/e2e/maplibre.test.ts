import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import { test as base, withMap } from './another-shop.ts';

const tiles = 'https://tiles.example';
const style = `${tiles}/streets.json`;
const streets = { version: 8, sources: {}, layers: [{ id: 'a', type: 'background' }] };

/** The contact page of a shop with a MapLibre map. */
const test = base
  .extend('mapShop', { scope: 'file' }, ({ openShop }) =>
    openShop({
      'project.yaml': (yaml) =>
        withMap(`{ provider: maplibre, style: "${style}", operator: Kartenwerk }`, yaml),
    }),
  )
  .extend('visit', async ({ mapShop, newPage }) => {
    const visit = await newPage({ baseURL: mapShop });
    await visit.page.goto('/kontakt');
    await alive(visit.page);
    return visit;
  });

const map = (page: Page) => page.getByRole('region', { name: /^Karte: Postgasse 7/ });

async function load(page: Page, answer: { status?: number; json?: object }): Promise<void> {
  await page.route(`${tiles}/**`, (route) =>
    route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await map(page).getByRole('button', { name: 'Einmal laden' }).click();
}

test('neither library nor style is loaded before the visitor agrees', async ({ visit }) => {
  const { page, requests } = visit;
  expect(await map(page).innerText()).toContain('Kartenwerk');
  expect(requests.filter((url) => /maplibre-gl|tiles\.example/.test(url))).toEqual([]);
});

test('the map is drawn with its style, by the library on the site itself', async ({
  visit,
  mapShop,
}) => {
  const { page, requests, errors } = visit;
  await load(page, { json: streets });
  await expect.poll(() => map(page).getAttribute('data-state'), { timeout: 15_000 }).toBe('loaded');
  expect(await map(page).locator('canvas').count()).toBe(1);
  const hosts = new Set(requests.map((url) => new URL(url).origin).filter((one) => one !== 'null'));
  expect([...hosts].toSorted()).toEqual([mapShop, tiles].toSorted());
  expect(errors).toEqual([]);
});

test('a style that fails to load is an error', async ({ visit }) => {
  const { page } = visit;
  await load(page, { status: 500 });
  await expect.poll(() => map(page).getAttribute('data-state'), { timeout: 15_000 }).toBe('error');
  expect(await map(page).locator('canvas').count()).toBe(0);
});

test('a shop with another kind of map has no file of the library', async ({ origin }) => {
  const html = await (await fetch(`${origin}/kontakt`)).text();
  expect(html).not.toContain('maplibre-gl');
});
