import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './pages.ts';

/** `paper` is the German contact page in print. */
const test = base.extend('paper', { scope: 'file' }, async ({ plainPage }) => {
  await print(plainPage, '/kontakt');
  return plainPage;
});

async function print(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
}

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

test('a printed contact page shows the directions as a drawing', async ({ paper }) => {
  const drawing = paper.locator('main section img[src$=".svg"]:visible');
  expect((await drawing.boundingBox())?.height).toBeGreaterThan(200);
});

test('a printed page has no skip link', async ({ paper }) => {
  expect(await paper.locator('a[href="#content"]:visible').count()).toBe(0);
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

test('a printed contact page has no forms, and takes at most two sheets', async ({ paper }) => {
  const pdf = await paper.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  expect(await paper.locator('form:visible').count()).toBe(0);
});

test('a printed home page has the opening hours once, and no footer', async ({ page }) => {
  await print(page, '/');
  expect(await page.locator('footer').isVisible()).toBe(false);
  expect(await page.locator('main dl').last().isVisible()).toBe(true);
});

test("the footer of a printed page has the page's margins, and its widgets are not split", async ({
  page,
}) => {
  await print(page, '/events');
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
  expect(await edges('footer > div')).toEqual(await edges('main > section, main section'));
  expect(
    await page.locator('footer').evaluate((footer) => getComputedStyle(footer).breakInside),
  ).toBe('avoid');
});

test('on a printed home page the opening starts below the header, aligned with it', async ({
  page,
}) => {
  await print(page, '/');
  const header = await page.locator('header > div').boundingBox();
  const words = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(words?.x).toBeCloseTo(header?.x ?? -1, 1);
  expect(words?.y).toBeGreaterThan((header?.y ?? Infinity) + (header?.height ?? 0));
});
