import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { mapArchive } from '../support/map-archive.ts';
import { alive } from './alive.ts';
import { test as base, withMap } from './another-shop.ts';

/** The contact page of a shop with its map in a file. */
const test = base
  .extend('mapShop', { scope: 'file' }, ({ openShop, shop }) => {
    const { latitude = 0, longitude = 0 } = shop.company.addresses[0] ?? {};
    return openShop({
      'project.yaml': (yaml) => withMap('{ provider: maplibre, archive: town.pmtiles }', yaml),
      'media/town.pmtiles': mapArchive({ latitude, longitude }),
    });
  })
  .extend('visit', async ({ mapShop, newPage }) => {
    const visit = await newPage({ baseURL: mapShop });
    await visit.page.goto('/kontakt');
    await alive(visit.page);
    return visit;
  });

const map = (page: Page) => page.getByRole('region', { name: /^Karte: Postgasse 7/ });
const state = (page: Page) => map(page).getAttribute('data-state');
const load = (page: Page) => map(page).getByRole('button', { name: 'Jetzt laden' }).click();

const isOfMap = (url: string) => /\.pmtiles|maplibre-gl/.test(url);

test('the map is only loaded on a click, and says that no third party learns of it', async ({
  visit,
}) => {
  const { page, requests } = visit;
  await map(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(await map(page).innerText()).toContain('niemand sonst erfährt davon');
  expect(await map(page).getByRole('button').count()).toBe(1);
  expect(requests.filter(isOfMap)).toEqual([]);
});

test('the map is drawn from parts of the file', async ({ visit }) => {
  const { page, errors } = visit;
  const parts: [number, string | undefined][] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.pmtiles')) return;
    parts.push([response.status(), response.request().headers()['range']]);
  });
  await load(page);
  await expect.poll(() => state(page), { timeout: 15_000 }).toBe('loaded');
  expect(new Set(parts.map(([status]) => status))).toEqual(new Set([206]));
  expect(parts[0]?.[1]).toBe('bytes=0-16383');
  // The colours of land and of the labels on it, not of the background.
  const colours = await coloursOf(page);
  expect(colours).toContain('#e2dfda');
  // Thin letters do not quite reach their colour, #8f8f8f: that depends on the machine's fonts.
  expect(colours).toSatisfy(hasGreyOfNames);
  expect(errors).toEqual([]);
});

test('the map reaches no other host', async ({ visit, mapShop }) => {
  const { page, requests } = visit;
  await load(page);
  await expect.poll(() => state(page), { timeout: 15_000 }).toBe('loaded');
  const foreign = requests.filter((url) => !url.startsWith(mapShop) && /^https?:/.test(url));
  expect(foreign).toEqual([]);
});

test('the map names the source of its data', async ({ visit }) => {
  const { page } = visit;
  await load(page);
  const source = map(page).getByRole('link', { name: '© OpenStreetMap' });
  await source.waitFor({ timeout: 15_000 });
  expect(await source.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
});

test('a file that fails to load is an error, which can be retried', async ({ visit }) => {
  const { page } = visit;
  await page.route('**/*.pmtiles', (route) => route.fulfill({ status: 500 }));
  await load(page);
  await expect.poll(() => state(page), { timeout: 15_000 }).toBe('error');
  await page.unroute('**/*.pmtiles');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.poll(() => state(page), { timeout: 15_000 }).toBe('loaded');
});

/** All visible colours of the map. */
async function coloursOf(page: Page): Promise<Set<string>> {
  const drawing = await map(page)
    .locator('canvas')
    .screenshot({ style: ':not(canvas) { visibility: hidden; } canvas { visibility: visible; }' });
  const bytes = await sharp(drawing).removeAlpha().raw().toBuffer();
  const colours = new Set<string>();
  for (let at = 0; at < bytes.length; at += 3) {
    colours.add(`#${bytes.toString('hex', at, at + 3)}`);
  }
  return colours;
}

function hasGreyOfNames(colours: ReadonlySet<string>): boolean {
  return [...colours].some((colour) => /^#(8f|9[0-7])\1\1$/.test(colour));
}
