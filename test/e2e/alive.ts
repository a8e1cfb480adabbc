import type { Page } from 'playwright-core';

/** Simulates a move of the visitor, which starts the application at once. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Keeps the application from running. @returns a function that lets it run. */
export async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!open-now-).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until the application runs. */
export async function alive(page: Page): Promise<void> {
  await wake(page);
  await page.waitForSelector('html[data-alive]');
}
