import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { partIds } from '#model/part-ids.ts';
import { accepted, fakeFormsServer } from '../fakes/forms-server.ts';
import { expectTitle, open } from './app.ts';
import { test } from './harness.ts';
import { sendByKeys, tabTo } from './keyboard.ts';

/** Waits until a page has loaded, with the focus at its beginning. */
async function arrive(page: Page, title: string): Promise<void> {
  await expectTitle(page, title);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(partIds.content);
}

test('the keyboard alone leads from the search to a request that is sent', async ({ newPage }) => {
  const { page, errors } = await newPage({ reducedMotion: 'reduce' });
  const arrived = await fakeFormsServer(page, accepted);
  await open(page, '/team');

  await page.keyboard.press('/');
  const field = page.locator('dialog').getByRole('combobox');
  await field.waitFor();
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.type('Elbwiese 38');
  const found = page.locator('dialog [role="option"][href^="/uhren/ostra-elbwiese"]').first();
  await found.waitFor();
  while ((await found.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  const path = await found.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
  await arrive(page, 'Elbwiese');

  await tabTo(page, 'main button[data-look="words"]');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.ariaPressed)).toBe('true');
  await expect.poll(() => page.textContent('a[data-slot="cart"]')).toBe('Merkliste1');
  await tabTo(page, 'a[data-slot="cart"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arrive(page, 'Merkliste');

  await page.locator('main li:has(input)').waitFor();
  await tabTo(page, 'main li input');
  await page.keyboard.type('Für ein schmales Handgelenk');
  await sendByKeys(page);
  await arrive(page, 'gesendet');
  expect(arrived.map(({ fields }) => fields)).toMatchObject([
    { name: 'Änne Brandt', pieces: [{ path, note: 'Für ein schmales Handgelenk' }] },
  ]);
  expect(errors).toEqual([]);
});
