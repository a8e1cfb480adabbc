import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromeFlags, findChrome } from '../../scripts/chrome.ts';
import { exportPageSchema } from '#content/cms/export.ts';
import { editor, visitor } from './staff.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChrome(), args: [...chromeFlags] });
});

afterAll(async () => browser.close());

test('Saturday’s hours are changed in German at 360 px, and published', async () => {
  const { page, hosts } = await signedIn({ width: 360, height: 740 });
  await page.goto('/admin/globals/opening_hours?locale=de');
  const saturday = page.locator('#periods-row-4');
  await expect.poll(() => saturday.innerText()).toContain('Samstag');
  await saturday.locator('.collapsible__toggle').click();
  await page.fill('#field-periods__4__time_close', '17:15');
  await publish(page);
  await expect.poll(async () => JSON.stringify(await periods())).toContain('"time_close":"17:15"');
  expect([...hosts]).toEqual([new URL(inject('cms').url).host]);
  await page.context().close();
});

test('a refused publish shows the mistake at its field', async () => {
  const { page } = await signedIn({ width: 1200, height: 900 });
  await page.goto('/admin/globals/opening_hours?locale=de');
  await page.locator('#periods-row-0 .collapsible__toggle').click();
  await page.fill('#field-periods__0__time_open', 'früh');
  await publish(page);
  const mistake = page.locator('#periods-row-0 .field-error, #periods-row-0 .tooltip');
  const texts = async () => (await mistake.allInnerTexts()).join(' ');
  await expect.poll(texts).toContain('time of day');
  await page.context().close();
});

test('an editor finds no legal texts in the menu, and cannot open them', async () => {
  const who = { email: 'auge@lindenhof.example', password: 'ein langes Passwort' };
  await editor(who.email);
  const { page } = await signedIn({ width: 1200, height: 900 }, who);
  await expect
    .poll(() => page.locator('a[href="/admin/globals/opening_hours"]').count())
    .toBeGreaterThan(0);
  expect(await page.locator('a[href="/admin/globals/legal"]').count()).toBe(0);
  expect(await page.locator('a[href="/admin/collections/users"]').count()).toBe(0);
  await page.goto('/admin/globals/legal');
  await expect.poll(() => page.locator('#field-rolex_area').count()).toBe(0);
  await page.context().close();
});

async function signedIn(
  viewport: { width: number; height: number },
  who = inject('cms').owner,
): Promise<{ page: Page; context: BrowserContext; hosts: Set<string> }> {
  const baseURL = inject('cms').url;
  const context = await browser.newContext({ viewport, baseURL, locale: 'de-DE' });
  const page = await context.newPage();
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  await page.goto('/admin/login');
  await page.fill('#field-email', who.email);
  await page.fill('#field-password', who.password);
  await page.click('button[type=submit]');
  await page.waitForURL(/\/admin\/?$/);
  return { page, context, hosts };
}

/** Waits until the draft is kept, and publishes it. */
async function publish(page: Page): Promise<void> {
  await page.locator('#action-save:not([disabled])').click();
}

async function periods(): Promise<unknown> {
  const { body } = await visitor(inject('cms').key)('GET', '/api/export');
  return exportPageSchema.parse(body).records['opening_hours']?.[0]?.value;
}
