import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './stage.ts';

async function expectOutput(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.textContent('output')).toBe(text);
}

test("the mode is the document's, whatever the system's", async ({ newStage }) => {
  const { page, show, errors } = await newStage({ colorScheme: 'light' });
  await show('/colour-mode?mode=dark');
  await expectOutput(page, 'dark');
  expect(errors).toEqual([]);
});

test.for(['', '?mode=purple'])(
  'the mode of a document with the query "%s" is light, whatever the system has',
  async (query, { newStage }) => {
    const { page, show } = await newStage({ colorScheme: 'dark' });
    await show(`/colour-mode${query}`);
    await expectOutput(page, 'light');
  },
);

test("before a choice, the visitor’s mode is the page's", async ({ newStage }) => {
  const { page, show, errors } = await newStage();
  await show('/mode-store?mode=dark');
  await expectOutput(page, 'nothing: dark');
  expect(errors).toEqual([]);
});

test('toggling chooses the other mode, which local storage keeps', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/mode-store');
  await page.click('text=Toggle');
  await expectOutput(page, 'dark: dark');
  await show('/mode-store');
  await expectOutput(page, 'dark: dark');
  expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('dark');
  await page.click('text=Toggle');
  await expectOutput(page, 'light: light');
});

test('the choice can follow the system', async ({ newStage }) => {
  const { page, show } = await newStage({ colorScheme: 'dark' });
  await show('/mode-store');
  await page.click('text=System');
  await expectOutput(page, 'system: dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectOutput(page, 'system: light');
});

test('a choice in another tab applies in this one', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/mode-store');
  const other = await page.context().newPage();
  await other.goto('/mode-store');
  await other.evaluate(() => localStorage.setItem('colour-mode', 'dark'));
  await expectOutput(page, 'dark: dark');
});

test('an invalid choice is ignored', async ({ newStage }) => {
  const { page, show } = await newStage();
  await page.addInitScript(() => localStorage.setItem('colour-mode', '{"mode":1}'));
  await show('/mode-store');
  await expectOutput(page, 'nothing: light');
});

test('if local storage is blocked, a choice lasts for the visit', async ({ newStage }) => {
  const { page, show, errors } = await newStage();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    }),
  );
  await show('/mode-store');
  await expectOutput(page, 'nothing: light');
  await page.click('text=Toggle');
  await expectOutput(page, 'dark: dark');
  expect(errors).toEqual([]);
});

test('if local storage is full, a choice lasts for the visit', async ({ newStage }) => {
  const { page, show, errors } = await newStage();
  await show('/mode-store');
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`${size}-${at}`, 'a'.repeat(size));
      } catch {
        // Full for texts of this size.
      }
    }
  });
  await page.click('text=Toggle');
  await expectOutput(page, 'dark: dark');
  expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBeNull();
  expect(errors).toEqual([]);
});
