import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromeFlags, findChrome } from './browsers.ts';

/**
 * Takes the pictures of docs/staff from a content system that runs with the demo shop:
 *
 *     CMS_ADMIN_EMAIL=… CMS_ADMIN_PASSWORD=… node scripts/staff-pictures.ts http://localhost:3000
 */
const [address = 'http://localhost:3000'] = process.argv.slice(2);
const { CMS_ADMIN_EMAIL = '', CMS_ADMIN_PASSWORD = '' } = process.env;
const folder = join(import.meta.dirname, '../docs/staff/pictures');

const phone = { width: 390, height: 760 };
const desktop = { width: 1280, height: 800 };

type Steps = (page: Page) => Promise<void>;

/** What is to be seen on each picture, from signing in on. */
const pictures: Record<string, { path: string; size?: typeof phone; steps?: Steps }> = {
  uebersicht: { path: '/admin' },
  oeffnungszeiten: { path: '/admin/globals/opening_hours', steps: openRow('periods', 4) },
  'besondere-tage': { path: '/admin/globals/opening_hours', steps: openRow('special_days', 0) },
  texte: {
    path: '/admin/collections/brands/1',
    steps: async (page) => page.locator('#field-translations__text').scrollIntoViewIfNeeded(),
  },
  marken: { path: '/admin/collections/brands/2' },
  bilder: { path: '/admin/collections/media/1' },
  veranstaltungen: {
    path: '/admin/collections/events/1',
    steps: async (page) => page.locator('.doc-controls .popup-button--size-medium').first().click(),
  },
  vorschau: {
    path: '/admin/collections/brands/1',
    size: desktop,
    steps: async (page) => {
      await page.locator('#live-preview-toggler').click();
      await page.waitForTimeout(6000);
    },
  },
  zurueckholen: { path: '/admin/globals/opening_hours/versions' },
};

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: [...chromeFlags],
});
try {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${address}/admin/login`);
  await page.locator('#field-email').waitFor();
  await take(page, 'anmelden');
  await page.locator('#field-email').fill(CMS_ADMIN_EMAIL);
  await page.locator('#field-password').fill(CMS_ADMIN_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${address}/admin`);
  for (const [name, { path, size = phone, steps }] of Object.entries(pictures)) {
    await page.setViewportSize(size);
    await page.goto(`${address}${path}`);
    await page.waitForLoadState('networkidle');
    await steps?.(page);
    await take(page, name);
  }
} finally {
  await browser.close();
}

/** Unfolds a row of a list and scrolls to it. */
function openRow(list: string, at: number): Steps {
  return async (page) => {
    const row = page.locator(`#${list}-row-${at}`);
    await row.locator('.collapsible__toggle').first().click();
    await row.evaluate((element) => element.scrollIntoView());
    await page.mouse.wheel(0, -90);
  };
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(600);
  const picture = await page.screenshot();
  await sharp(picture)
    .resize({ width: 900, withoutEnlargement: true })
    .webp({ quality: 70 })
    .toFile(join(folder, `${name}.webp`));
  console.log(name);
}
