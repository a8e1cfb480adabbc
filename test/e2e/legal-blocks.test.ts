import { expect } from 'vitest';
import { test } from './pages.ts';

test('the consent block is empty as long as no consent is stored', async ({ plainPage: page }) => {
  await page.goto('/datenschutz');
  const block = page.locator('#consentmanager');
  expect(await block.isVisible()).toBe(false);
  expect(await block.innerHTML()).toBe('');
});
