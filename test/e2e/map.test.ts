import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goodAnswer } from '../fakes/google-maps.ts';
import { alive, holdApplication } from './alive.ts';
import { withoutMap } from './another-shop.ts';
import { expectNoScript, openWith, refuse, test as base } from './external-shop.ts';

/** The shop's contact page, with Google working normally. */
const test = base.extend('contact', async ({ externalShop, google, newPage }) => {
  google.answer = goodAnswer;
  google.requests.length = 0;
  const visit = await newPage({ baseURL: externalShop, asked: true });
  await visit.page.goto('/kontakt');
  await alive(visit.page);
  await visit.page.locator('#consent').getByRole('button', { name: 'Nur Notwendiges' }).click();
  return visit;
});

const map = (page: Page) => page.getByRole('region', { name: /^Karte: Postgasse 7/ });
const once = (page: Page) => map(page).getByRole('button', { name: 'Einmal laden' });
const always = (page: Page) => map(page).getByRole('button', { name: 'Google Maps immer laden' });

async function expectState(page: Page, state: string): Promise<void> {
  await expect.poll(() => map(page).getAttribute('data-state')).toBe(state);
}

/** The calls to Google's script. */
const use = (page: Page) => page.evaluate(() => window.googleUse ?? []);

test('nothing is requested from Google before the visitor agrees', async ({ contact, google }) => {
  const { page } = contact;
  await map(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(google.requests).toEqual([]);
  await expectState(page, 'placeholder');
});

test('the map shows the shop once the visitor agrees', async ({ contact, google }) => {
  const { page, errors } = contact;
  await once(page).click();
  await expectState(page, 'loaded');
  expect(await use(page)).toEqual(['script', 'map 16 without id', 'marker Lindenhof']);
  const [asked = '', ...further] = google.requests;
  expect(further).toEqual([]);
  const query = new URLSearchParams(asked.replace(/^.*\?/, ''));
  expect([query.get('key'), query.get('language'), query.get('loading')]).toEqual([
    'key-1',
    'de',
    'async',
  ]);
  expect(errors).toEqual([]);
});

test('the map loads even if the visitor agrees before the application runs', async ({
  externalShop,
  newPage,
}) => {
  const { page, errors } = await newPage({ baseURL: externalShop });
  const release = await holdApplication(page);
  await page.goto('/kontakt');
  await once(page).click();
  release();
  await expectState(page, 'loaded');
  expect(errors).toEqual([]);
});

test('a map that was loaded once disappears when the visitor refuses', async ({
  contact,
  google,
}) => {
  const { page } = contact;
  await once(page).click();
  await expectState(page, 'loaded');
  await refuse(page);
  await expectState(page, 'placeholder');
  await expectNoScript(page, google.url);
});

test('a map that was loaded once stays when the visitor allows it permanently', async ({
  contact,
}) => {
  const { page } = contact;
  await once(page).click();
  await expectState(page, 'loaded');
  const shown = await use(page);
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.locator('#consent').getByRole('button', { name: 'Alles erlauben' }).click();
  await expectState(page, 'loaded');
  expect(await use(page)).toEqual(shown);
});

test('an answer in the banner loads the map as well', async ({ contact }) => {
  const { page } = contact;
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.locator('#consent').getByRole('button', { name: 'Alles erlauben' }).click();
  await expectState(page, 'loaded');
});

test('a failed script leaves no element, and can be retried', async ({ contact, google }) => {
  const { page, warnings } = contact;
  google.answer = { ...goodAnswer, script: 'fails' };
  await once(page).click();
  await expectState(page, 'error');
  await expectNoScript(page, google.url);
  await expect.poll(() => warnings).toContainEqual(expect.stringContaining('could not be loaded'));
  google.answer = goodAnswer;
  await map(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expectState(page, 'loaded');
});

test('a key that Google rejects is an error', async ({ contact, google }) => {
  const { page, errors } = contact;
  google.answer = { ...goodAnswer, key: 'refused' };
  await once(page).click();
  await expectState(page, 'error');
  expect(errors).toEqual([]);
});

test('consent withdrawn while the script is loading removes it, and it does not run', async ({
  contact,
  google,
}) => {
  const { page, errors } = contact;
  google.answer = { ...goodAnswer, script: 'hangs' };
  await always(page).click();
  await expectState(page, 'loading');
  await refuse(page);
  await expectState(page, 'placeholder');
  await expectNoScript(page, google.url);
  google.release();
  await page.waitForTimeout(300);
  expect(await use(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('consent withdrawn while a library is loading stops further requests to Google', async ({
  contact,
  google,
}) => {
  const { page } = contact;
  google.answer = { ...goodAnswer, held: 'libraries' };
  const libraries = () => page.evaluate(() => window.googleLibraries);
  await always(page).click();
  await expect.poll(libraries).toEqual(['maps']);
  await refuse(page);
  await expectState(page, 'placeholder');
  await page.evaluate(() => window.releaseGoogle?.());
  await page.waitForTimeout(300);
  expect(await libraries()).toEqual(['maps']);
  expect(await use(page)).toEqual(['script']);
});

/** Waits until Google's script has run. */
async function scriptHasRun(page: Page): Promise<void> {
  await expect.poll(() => use(page)).toEqual(['script']);
}

test('a script that the previous page has loaded is not loaded again', async ({
  externalShop,
  google,
  newPage,
}) => {
  google.answer = { ...goodAnswer, held: 'callback' };
  google.requests.length = 0;
  const { page } = await newPage({ baseURL: externalShop });
  await openWith(page, '/uhren', ['Google', 'Google Maps']);
  await scriptHasRun(page);
  await page.locator('a[href="/kontakt"]').first().dispatchEvent('click');
  await expectState(page, 'loading');
  await page.evaluate(() => window.releaseGoogle?.());
  await expectState(page, 'loaded');
  expect(google.requests).toHaveLength(1);
});

test('a script that is never ready is eventually an error, and can be retried', async ({
  contact,
  google,
}) => {
  const { page } = contact;
  google.answer = { ...goodAnswer, held: 'callback' };
  await page.clock.install();
  await once(page).click();
  await scriptHasRun(page);
  await page.clock.runFor(20_100);
  await expectState(page, 'error');
  google.answer = goodAnswer;
  await map(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expectState(page, 'loaded');
});

test('a script that never responds is eventually an error, and does not run later', async ({
  contact,
  google,
}) => {
  const { page, errors } = contact;
  google.answer = { ...goodAnswer, script: 'hangs' };
  await page.clock.install();
  await once(page).click();
  await expectState(page, 'loading');
  await page.clock.runFor(20_100);
  await expectState(page, 'error');
  await expectNoScript(page, google.url);
  google.release();
  await page.waitForTimeout(300);
  expect(await use(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('withdrawing consent removes the map', async ({ contact, google }) => {
  const { page } = contact;
  await always(page).click();
  await expectState(page, 'loaded');
  await refuse(page);
  await expectState(page, 'placeholder');
  expect(await map(page).innerText()).not.toContain('Google’s map');
  await expectNoScript(page, google.url);
});

test('the map loads again when going back to the page', async ({ contact, google }) => {
  const { page } = contact;
  await always(page).click();
  await expectState(page, 'loaded');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /zur Startseite/ })
    .click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.goBack();
  await expectState(page, 'loaded');
  expect(google.requests).toHaveLength(1);
});

test('without JavaScript a link leads to the map', async ({ externalShop, plainPage: page }) => {
  await page.goto(`${externalShop}/kontakt`);
  const link = map(page).getByRole('link', { name: 'Bei Google Maps öffnen' });
  expect(await link.getAttribute('href')).toContain('https://www.google.com/maps/');
});

test('a shop without a map shows its picture', async ({ openShop, newPage }) => {
  const shop = await openShop({ 'project.yaml': withoutMap });
  const { page } = await newPage({ baseURL: shop });
  await page.goto('/kontakt');
  await alive(page);
  expect(await map(page).count()).toBe(0);
  expect(await page.getByRole('img', { name: /^Lageplan/ }).count()).toBe(1);
});
