import type { Page } from 'playwright-core';

/** Waits until the application runs, which a move of the visitor starts at once. */
export async function alive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForSelector('[aria-live]', { state: 'attached' });
}
