import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromeFlags, findChrome } from '../../scripts/browsers.ts';
import { closeBrowser, enter, signedIn } from './admin.ts';
import { idOf, type Staff, signIn } from './staff.ts';

const size = { width: 1200, height: 900 };
const lead = '#field-translations__lead';

let staff: Staff;
let id: number;
let page: Page;
let quitting: BrowserContext | undefined;
let profile: string;

beforeAll(async () => {
  staff = await signIn();
  id = await idOf(staff, 'brands', 'slug', 'okulo');
  page = await signedIn(size);
  profile = await mkdtemp(join(tmpdir(), 'profile-'));
}, 60_000);

afterAll(async () => {
  await quitting?.close();
  await closeBrowser();
  await rm(profile, { recursive: true });
});

const form = () => `/admin/collections/brands/${id}?locale=de`;

/** Each way out of a form, from the page that shows it. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'another language': async (from) => {
    await from.locator('.localizer button').first().click();
    await from.getByText('English').last().click();
  },
  'the list above': async (from) =>
    from.locator('.step-nav a[href$="/collections/brands"]').click(),
  'the start page': async (from) => from.locator('.step-nav a[href$="/admin"]').first().click(),
  'the menu': async (from) => {
    await from.locator('.template-default__nav-toggler').click();
    await from.locator('nav a[href$="/globals/opening_hours"]').first().click();
  },
  'the versions': async (from) =>
    from.locator('.doc-tabs a[href$="/versions"], .doc-tab[href*="/versions"]').first().click(),
  'going back': async (from) => from.goBack(),
  reloading: async (from) => from.reload(),
  'an address': async (from) => from.goto('/admin/collections/media'),
  'a script': async (from) =>
    from.evaluate(() => {
      window.setTimeout(() => location.assign('/admin'));
    }),
  'signing out': async (from) => from.goto('/admin/logout'),
  'the account': async (from) => from.locator('a[href$="/account"]').first().click(),
  'closing the tab': async (from) => from.close(),
  'quitting the browser': async (from) => from.context().close(),
  'the screen off': async (from) =>
    from.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
  'a crash': async (from) => from.goto('chrome://crash').catch(() => undefined),
};

/** The most different ones; `LEAVING=all` tries every way. */
const usual = ['another language', 'going back', 'closing the tab', 'signing out', 'a crash'];
const isWhole = process.env['LEAVING'] === 'all';
/** How long after the last key somebody leaves, ms. */
const delays = isWhole ? [0, 800, 2_500] : [0];

test.each(
  (isWhole ? Object.keys(ways) : usual).flatMap((way) =>
    delays.map((delay) => [way, delay] as const),
  ),
)('text is kept on leaving by %s after %i ms', async (way, delay) => {
  const word = `${way} ${delay}`;
  const tab = await typed(await tabFor(way), word);
  await setTimeout(delay);
  await ways[way]?.(tab);
  if (way === 'a crash') await takeBack(await page.context().newPage(), word);
  if (way === 'quitting the browser') await takeBack(await quitter(), word);
  await expect.poll(async () => isStored(word), { timeout: 15_000 }).toBe(true);
  if (!tab.isClosed() && way !== 'a crash') await tab.close();
});

async function tabFor(way: string): Promise<Page> {
  if (way === 'quitting the browser') {
    const tab = await quitter();
    // From an earlier delay.
    await tab.context().clearCookies();
    return enter(tab);
  }
  if (way === 'signing out') return signedIn(size);
  return page.context().newPage();
}

/** A tab of a browser whose storage survives closing. */
async function quitter(): Promise<Page> {
  await quitting?.close();
  quitting = await chromium.launchPersistentContext(profile, {
    executablePath: findChrome(),
    args: [...chromeFlags],
    baseURL: inject('cms').url,
    viewport: size,
    locale: 'de-DE',
  });
  return quitting.newPage();
}

/** Opens the form, and types a word at the end of a text. */
async function typed(tab: Page, word: string): Promise<Page> {
  tab.setDefaultTimeout(60_000);
  await tab.goto('/admin/collections/brands');
  await tab.goto(form());
  await expect.poll(async () => tab.locator('[data-saving]').innerText()).toBe('Alles gespeichert');
  await tab.locator(lead).press('End');
  await tab.locator(lead).pressSequentially(` ${word}`);
  return tab;
}

async function isStored(word: string): Promise<boolean> {
  const { body } = await staff('GET', `/api/brands/${id}?locale=de&depth=0&draft=true`);
  return JSON.stringify(body).includes(word);
}

/** Opens the form again, which offers what could not be sent. */
async function takeBack(tab: Page, word: string): Promise<void> {
  await tab.goto(form());
  const offer = tab.locator('[data-earlier] button').first();
  await expect.poll(async () => (await isStored(word)) || (await offer.count()) > 0).toBe(true);
  if (!(await isStored(word))) await offer.click();
}
