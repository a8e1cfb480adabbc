import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import { test } from './pages.ts';

/** Collapses the banner, once it has settled. */
async function fold(page: Page): Promise<void> {
  const banner = page.locator('#consent');
  await banner.waitFor();
  await banner.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  await banner.locator('summary').first().click();
}

test('the link in the footer expands the banner', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/uhren');
  await alive(page);
  await fold(page);
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).dispatchEvent('click');
  expect(await page.getByRole('button', { name: 'Alles erlauben' }).isVisible()).toBe(true);
});

test.for([360, 1280])(
  'the collapsed banner covers nothing at the end of the page in a window of %i px',
  async (width, { newPage }) => {
    const { page } = await newPage({ asked: true, width });
    await page.goto('/uhren');
    await fold(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const bottoms = await page
      .locator('footer a, footer p')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
    const box = await page.locator('#consent').boundingBox();
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(box?.y ?? 0);
  },
);
