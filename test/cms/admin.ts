import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { chromeFlags, findChrome } from '../../scripts/browsers.ts';

let browser: Promise<Browser> | undefined;

/** Closes the browser of a test file. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** Signs in to the admin in a separate window, by default as the owner. */
export async function signedIn(
  viewport: { width: number; height: number },
  { who = inject('cms').owner, locale = 'de-DE', hasTouch = false } = {},
): Promise<Page> {
  browser ??= chromium.launch({ executablePath: findChrome(), args: [...chromeFlags] });
  const baseURL = inject('cms').url;
  const timezoneId = 'Europe/Berlin';
  const opened = await browser;
  const context = await opened.newContext({ viewport, baseURL, locale, timezoneId, hasTouch });
  return enter(await context.newPage(), who);
}

/** Signs in on a page. */
export async function enter(page: Page, who = inject('cms').owner): Promise<Page> {
  page.setDefaultTimeout(150_000);
  await page.goto('/admin/login');
  await page.fill('#field-email', who.email);
  await page.fill('#field-password', who.password);
  await page.click('button[type=submit]');
  await page.waitForURL(/\/admin\/?$/);
  return page;
}

/** Opens a row of the opening hours, unless it is open: the admin remembers which rows are open. */
export async function openRow(page: Page, at: number): Promise<void> {
  const row = page.locator(`#periods-row-${at}`);
  await expect.poll(() => row.innerText()).toMatch(/\S/);
  const field = page.locator(`#field-periods__${at}__time_close`);
  // A form ignores clicks before hydration.
  const isOpen = async () => {
    if (!(await field.isVisible())) await row.locator('.collapsible__toggle').first().click();
    return field.isVisible();
  };
  await expect.poll(isOpen, { interval: 2000 }).toBe(true);
}

/** Publishes what is in the form. */
export async function publish(page: Page): Promise<void> {
  await page.locator('#action-save:not([disabled])').click();
}

/** The hosts that a page requests from now on. */
export function hostsOf(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}
