import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await mark(page);
}

/** Marks the document for `isSameDocument`. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['first'] = 'yes';
  });
}

/** Whether it is still the marked document. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['first'] === 'yes');
}

export async function expectTitle(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.title()).toContain(text);
}
