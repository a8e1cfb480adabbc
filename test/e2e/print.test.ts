import { expect } from 'vitest';
import { test as base } from './pages.ts';

/** `paper` is the German contact page as it is printed. */
const test = base.extend('paper', { scope: 'file' }, async ({ plainPage }) => {
  await plainPage.setViewportSize({ width: 794, height: 1123 });
  await plainPage.emulateMedia({ media: 'print' });
  await plainPage.goto('/kontakt');
  return plainPage;
});

test('a printed contact page says where the shop is', async ({ paper, shop }) => {
  const [address] = shop.company.addresses;
  expect(await paper.innerText('main')).toContain(`${address?.street} ${address?.number}`);
});

test('a printed contact page says when the shop is open', async ({ paper }) => {
  expect(await paper.locator('main dl').first().isVisible()).toBe(true);
});

test('a printed contact page says how to call', async ({ paper }) => {
  expect(await paper.locator('main a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
});

test('a printed page has no menu, language selector and legal links', async ({ paper }) => {
  expect(await paper.locator('nav:visible').count()).toBe(0);
});

test('a printed page has no buttons', async ({ paper }) => {
  expect(await paper.locator('button:visible').count()).toBe(0);
});

test('a printed page is black on white', async ({ paper }) => {
  const colours = await paper.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
});
