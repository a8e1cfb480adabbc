import type { Page } from 'playwright-core';

/** Makes a move of the visitor, which starts the application at once. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Waits until the application runs. */
export async function alive(page: Page): Promise<void> {
  await wake(page);
  await page.waitForSelector('body > [aria-live]', { state: 'attached' });
}
