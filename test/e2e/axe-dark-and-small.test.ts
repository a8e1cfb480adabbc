import { expect } from 'vitest';
import { open } from './app.ts';
import { checkAxe } from './axe.ts';
import { test } from './pages.ts';
import { germanTemplatePaths } from './templates.ts';

test.for(germanTemplatePaths)(
  'everyone can use %s in the dark, and on a phone with the menu open',
  async (path, { page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);

    // Nothing but colours changes in the dark.
    await page.getByRole('button', { name: 'Dunkel', exact: true }).click();
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(background).toBe('rgb(25, 24, 23)');
    await checkAxe(page, { only: ['color-contrast', 'link-in-text-block'] });
    await page.getByRole('button', { name: 'Hell', exact: true }).click();

    await page.setViewportSize({ width: 360, height: 800 });
    // The button for the mode is far down. Where the page stood there, the menu's edge would run
    // through any button below it, and axe would take what is left of it for its size.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('header button[popovertarget]:visible').click();
    await checkAxe(page, { isLoaded: true });
  },
);
