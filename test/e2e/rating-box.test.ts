import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goodAnswer } from '../fakes/google-maps.ts';
import { alive } from './alive.ts';
import { checkAxe } from './axe.ts';
import { expectNoScript, openWith, refuse, test as base } from './external-shop.ts';

const places = ['Google'];

const test = base.extend('visit', async ({ externalShop, google, newPage }) => {
  google.answer = goodAnswer;
  google.requests.length = 0;
  return newPage({ baseURL: externalShop });
});

const box = (page: Page) => page.getByRole('complementary', { name: 'Bewertungen' });
const toggle = (page: Page) => box(page).getByRole('button', { name: 'Bewertungen' });

const use = (page: Page) => page.evaluate(() => window.googleUse ?? []);

/** Waits until the lookup is over, whatever its result. */
async function settled(page: Page): Promise<void> {
  await expect.poll(() => use(page).then((used) => used.length)).toBeGreaterThan(1);
  await page.waitForTimeout(100);
}

test('without consent it is a button that requests nothing from Google', async ({
  visit,
  google,
}) => {
  const { page } = visit;
  await page.goto('/uhren');
  await alive(page);
  await toggle(page).click();
  expect(await box(page).innerText()).toContain('Google Ireland Limited');
  expect(google.requests).toEqual([]);
  await checkAxe(page);
});

test('the rating is looked up through the current API', async ({ visit }) => {
  const { page, errors } = visit;
  await openWith(page, '/uhren', places);
  await expect.poll(() => box(page).innerText()).toContain('4,6');
  expect(await box(page).innerText()).toContain('128 Bewertungen bei Google');
  expect(await box(page).innerText()).toContain('prüft niemand');
  expect(await use(page)).toEqual(['script', 'place place-1 rating,userRatingCount']);
  expect(errors).toEqual([]);
});

test('a visible rating passes axe', async ({ visit }) => {
  const { page } = visit;
  await openWith(page, '/uhren', places);
  await expect.poll(() => box(page).innerText()).toContain('4,6');
  await checkAxe(page);
});

test('keys from before the current API look it up through the service', async ({
  visit,
  google,
}) => {
  const { page } = visit;
  google.answer = { ...goodAnswer, apis: ['legacy'] };
  await openWith(page, '/uhren', places);
  await expect.poll(() => box(page).innerText()).toContain('4,6');
  expect(await use(page)).toEqual([
    'script',
    'place place-1 rating,userRatingCount',
    'service place-1 rating,user_ratings_total',
  ]);
});

test.for([
  'ZERO_RESULTS',
  'NOT_FOUND',
  'INVALID_REQUEST',
  'OVER_QUERY_LIMIT',
  'REQUEST_DENIED',
  'UNKNOWN_ERROR',
])('the response %s shows no box and leaves no script', async (status, { visit, google }) => {
  const { page, errors, warnings } = visit;
  google.answer = { ...goodAnswer, status };
  await openWith(page, '/uhren', places);
  await settled(page);
  await expect.poll(() => box(page).count()).toBe(0);
  await expectNoScript(page, google.url);
  await expect.poll(() => warnings).toContainEqual(expect.stringContaining(status));
  expect(errors).toEqual([]);
});

test('a failed script shows no box', async ({ visit, google }) => {
  const { page, warnings } = visit;
  google.answer = { ...goodAnswer, script: 'fails' };
  await openWith(page, '/uhren', places);
  // There is no box while the rating is loading either.
  await expect.poll(() => warnings).toContainEqual(expect.stringContaining('could not be loaded'));
  expect(await box(page).count()).toBe(0);
  await expectNoScript(page, google.url);
});

/** Ways in which the visitor no longer wants a rating. */
const ends = {
  refuses: refuse,
  'goes to the page with the map': async (page: Page) => {
    await page.locator('a[href="/kontakt"]').first().dispatchEvent('click');
    await page.getByRole('region', { name: /^Karte/ }).waitFor();
  },
};

test.for([
  ['libraries', 'refuses'],
  ['libraries', 'goes to the page with the map'],
  ['places', 'refuses'],
  ['places', 'goes to the page with the map'],
] as const)(
  'while Google’s %s are loading, nothing more is requested if a visitor %s',
  async ([held, end], { externalShop, google, newPage }) => {
    google.answer = { ...goodAnswer, apis: ['legacy'], held };
    const { page } = await newPage({ baseURL: externalShop, asked: true });
    await openWith(page, '/uhren', places);
    const asked = () => page.evaluate(() => [window.googleLibraries, window.googleUse]);
    const place = held === 'places' ? ['place place-1 rating,userRatingCount'] : [];
    const expected = [['places'], ['script', ...place]];
    await expect.poll(asked).toEqual(expected);
    await ends[end](page);
    await page.evaluate(() => window.releaseGoogle?.());
    await page.waitForTimeout(300);
    expect(await asked()).toEqual(expected);
  },
);

test.for([
  [9.5, '5,0'],
  [4.66666, '4,667'],
  [5, '5,0'],
])('a rating of %d is shown as %s', async ([rating, shown], { visit, google }) => {
  const { page } = visit;
  google.answer = { ...goodAnswer, rating };
  await openWith(page, '/uhren', places);
  await expect.poll(() => box(page).innerText()).toContain(`${shown} von 5 Sternen`);
});

test.for([undefined, null, 'five', -1, Number.MAX_VALUE * -1])(
  'a rating of %j is invalid, and shows no box',
  async (rating, { visit, google }) => {
    const { page } = visit;
    google.answer = { ...goodAnswer, rating };
    await openWith(page, '/uhren', places);
    await settled(page);
    expect(await box(page).count()).toBe(0);
  },
);

test.for([
  [1280, 'true'],
  [1199, 'false'],
] as const)('in a window of %i px its expansion is %s', async ([width, expanded], { visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width, height: 800 });
  await openWith(page, '/uhren', places);
  await expect.poll(() => use(page).then((used) => used.length)).toBe(2);
  await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe(expanded);
});

test('the button and "Nicht jetzt" both toggle it', async ({ visit }) => {
  const { page } = visit;
  await openWith(page, '/uhren', places);
  await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true');
  await box(page).getByRole('button', { name: 'Nicht jetzt' }).click();
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
  await toggle(page).click();
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
});

test('it is hidden on the page with the map, and returns on other pages', async ({ visit }) => {
  const { page } = visit;
  await openWith(page, '/kontakt', places);
  await page.waitForTimeout(300);
  expect(await box(page).count()).toBe(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /zur Startseite/ })
    .click();
  await expect.poll(() => box(page).count()).toBe(1);
});

test('a shop without it loads none of its scripts', async ({ newPage }) => {
  const { page, requests } = await newPage();
  await page.goto('/uhren');
  await alive(page);
  await page.waitForTimeout(300);
  expect(requests.filter((url) => /rating-box|external|retailer-clock/.test(url))).toEqual([]);
});
