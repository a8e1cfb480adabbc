import { expect } from 'vitest';
import { test } from './pages.ts';

test('the links of the footer lead to their pages without JavaScript', async ({
  plainPage: page,
  origin,
}) => {
  await page.goto('/');
  const internal = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(internal).not.toEqual([]);
  for (const href of internal) {
    await page.locator(`footer a[href="${href}"]`).click();
    await expect.poll(() => page.url()).toBe(`${origin}${href}`);
  }
});
