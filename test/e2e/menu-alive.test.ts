import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import { test } from './pages.ts';

async function opened(page: Page): Promise<Page> {
  await page.goto('/uhren/ostra');
  await alive(page);
  return page;
}

const entries = 'nav details';
const openEntries = 'nav details[open]';

test('an open entry closes on Escape, and focus returns to it', async ({ newPage }) => {
  const page = await opened((await newPage()).page);
  await page.locator(`${entries} summary`).first().click();
  await page.locator(`${openEntries} a`).first().focus();
  await page.keyboard.press('Escape');
  expect(await page.locator(openEntries).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
});

test('an open entry closes on a click elsewhere', async ({ newPage }) => {
  const page = await opened((await newPage()).page);
  await page.locator(`${entries} summary`).first().click();
  await page.locator('main').click({ position: { x: 20, y: 650 } });
  expect(await page.locator(openEntries).count()).toBe(0);
});

test('an open entry closes when it loses the focus', async ({ newPage }) => {
  const page = await opened((await newPage()).page);
  await page.locator(`${entries} summary`).first().click();
  await page.locator('header ~ main a').first().focus();
  expect(await page.locator(openEntries).count()).toBe(0);
});

test('a second entry closes the first', async ({ newPage }) => {
  const page = await opened((await newPage()).page);
  await page.locator(`${entries} summary`).first().click();
  await page.locator(`${entries} summary`).nth(1).click();
  expect(await page.locator(openEntries).count()).toBe(1);
});

test.for([360, 1280])('a link closes the menu in a window of %i px', async (width, { newPage }) => {
  const page = await opened((await newPage({ width })).page);
  if (width === 360) await page.locator('header button[popovertarget="menu"]').last().click();
  await page.locator(`${entries} summary`).first().click();
  await page.locator(`${openEntries} a:visible`).nth(1).click();
  await page.waitForURL((url) => url.pathname !== '/uhren/ostra');
  expect(await page.locator(openEntries).count()).toBe(0);
  expect(await page.locator('#menu:popover-open').count()).toBe(0);
});

test('focus stays within the menu of a small window, which Escape closes', async ({ newPage }) => {
  const page = await opened((await newPage({ width: 360 })).page);
  const toggle = page.locator('header button[popovertarget="menu"]').last();
  await toggle.click();
  await page.locator('#menu button').first().focus();
  await page.keyboard.press('Shift+Tab');
  const isWithin = () =>
    page.evaluate(() => document.querySelector('#menu')?.contains(document.activeElement));
  expect(await isWithin()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isWithin()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.locator('#menu:popover-open').count()).toBe(0);
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the page does not scroll while the menu of a small window is open', async ({ newPage }) => {
  const page = await opened((await newPage({ width: 360 })).page);
  await page.locator('header button[popovertarget="menu"]').last().click();
  await page.mouse.move(180, 700);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
