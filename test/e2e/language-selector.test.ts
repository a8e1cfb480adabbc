import { expect } from 'vitest';
import { alive } from './alive.ts';
import { test } from './pages.ts';

test('a click on a language leads to the page in it without JavaScript', async ({
  plainPage: page,
  origin,
}) => {
  await page.goto('/kontakt');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect.poll(() => page.url()).toBe(`${origin}/fr/contact`);
});

test('from the privacy notice a click leads to its part of the French imprint', async ({
  page,
  origin,
}) => {
  await page.goto('/datenschutz?a=1');
  await alive(page);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect
    .poll(() => page.url())
    .toBe(`${origin}/fr/mentions-legales?a=1#protection-des-donnees`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});
