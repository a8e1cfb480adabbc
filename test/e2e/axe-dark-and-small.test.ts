import { expect } from 'vitest';
import { open } from './app.ts';
import { checkAxe } from './axe.ts';
import { test } from './pages.ts';
import { germanTemplatePaths } from './templates.ts';

test.for(germanTemplatePaths)(
  'everyone can use %s in dark mode, and on a phone with the menu open',
  async (path, { page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);

    // Only colours change in dark mode.
    await page.getByRole('button', { name: 'Dunkel', exact: true }).click();
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(background).toBe('rgb(25, 24, 23)');
    await checkAxe(page, { only: ['color-contrast', 'link-in-text-block'] });
    await page.getByRole('button', { name: 'Hell', exact: true }).click();

    await page.setViewportSize({ width: 360, height: 800 });
    // The mode button is far down. If the page stayed scrolled there, the menu's edge would cut
    // through a button below it, and axe would take the visible part for its size.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('header button[popovertarget]:visible').click();
    await checkAxe(page, { isLoaded: true });
  },
);
