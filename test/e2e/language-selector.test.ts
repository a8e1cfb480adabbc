import { expect } from 'vitest';
import { test } from './pages.ts';

test('a click on a language leads to the page in it without JavaScript', async ({
  plainPage: page,
  origin,
}) => {
  await page.goto('/kontakt');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect.poll(() => page.url()).toBe(`${origin}/fr/contact`);
});
