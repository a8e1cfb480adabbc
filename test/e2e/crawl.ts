import type { Page, Request } from 'playwright-core';
import { variantName } from './variants/variants.ts';

/**
 * The number of pages that load at once: while one waits, another works. Firefox only paints the
 * one in front.
 */
const tabCount = variantName === 'firefox' ? 1 : 4;

/**
 * Opens every path once, in several tabs of the page's profile, and calls `look` with the tab and
 * its requests. A failed path is tried once more in a separate tab, like failed tests: one of many
 * hundred pages may hang if a browser is delayed.
 */
export async function crawl(
  page: Page,
  paths: readonly string[],
  look: (tab: Page, path: string, requests: readonly string[]) => Promise<void>,
): Promise<void> {
  const open = async (tab: Page, path: string): Promise<void> => {
    const requests: string[] = [];
    const record = (request: Request) => requests.push(request.url());
    tab.on('request', record);
    try {
      await tab.goto(path);
      await look(tab, path, requests);
    } catch (error) {
      throw new Error(`${path} failed, after ${requests.length} requests.`, { cause: error });
    } finally {
      tab.off('request', record);
    }
  };
  const waiting = paths.values();
  await Promise.all(
    Array.from({ length: tabCount }, async (_, at) => {
      let tab = at === 0 ? page : await page.context().newPage();
      for (const path of waiting) {
        try {
          await open(tab, path);
        } catch (error) {
          console.warn('Opened once more:', error);
          if (tab !== page) await tab.close();
          tab = await page.context().newPage();
          await open(tab, path);
        }
      }
      if (tab !== page) await tab.close();
    }),
  );
}

/** Collects the warnings and errors in a tab's console from now on, with the address. */
export function recordWords(tab: Page, words: string[]): void {
  tab.on('console', (message) => {
    const isWord = ['warning', 'error'].includes(message.type());
    // Chromium reports the status of a missing page's document.
    const isOfDocument = message.location().url === tab.url();
    if (isWord && !isOfDocument) words.push(`${tab.url()}: ${message.text()}`);
  });
  tab.on('pageerror', (error) => words.push(`${tab.url()}: ${String(error)}`));
}
