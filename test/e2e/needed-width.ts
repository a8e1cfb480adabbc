import type { Page } from 'playwright-core';

/** The width that a page needs, px, once nothing on it moves any more. It must run scripts. */
export async function neededWidth(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const moving = () => document.getAnimations().map(({ finished }) => finished);
    do {
      await Promise.allSettled(moving());
      await new Promise(requestAnimationFrame);
    } while (moving().length > 0);
    return document.documentElement.scrollWidth;
  });
}
