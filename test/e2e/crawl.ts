import type { Page, Request } from 'playwright-core';
import { variantName } from './variants/variants.ts';

/** So many pages load at once: while one waits, another one works. Firefox paints the one in front alone. */
const tabCount = variantName === 'firefox' ? 1 : 4;

/**
 * Opens every path once, in several tabs of the page's profile, and gives it to `look` with its tab and
 * the addresses that it asks for.
 */
export async function crawl(
  page: Page,
  paths: readonly string[],
  look: (tab: Page, path: string, requests: readonly string[]) => Promise<void>,
): Promise<void> {
  const waiting = paths.values();
  const further = Array.from({ length: tabCount - 1 }, () => page.context().newPage());
  const tabs = [page, ...(await Promise.all(further))];
  await Promise.all(
    tabs.map(async (tab) => {
      for (const path of waiting) {
        const requests: string[] = [];
        const record = (request: Request) => requests.push(request.url());
        tab.on('request', record);
        await tab.goto(path);
        await look(tab, path, requests);
        tab.off('request', record);
      }
      if (tab !== page) await tab.close();
    }),
  );
}

/** Lists what the console of a tab reports as warnings and errors from here on, with the address. */
export function recordWords(tab: Page, words: string[]): void {
  tab.on('console', (message) => {
    const isWord = ['warning', 'error'].includes(message.type());
    // Chromium tells of the status of a missing page's document.
    const isOfDocument = message.location().url === tab.url();
    if (isWord && !isOfDocument) words.push(`${tab.url()}: ${message.text()}`);
  });
  tab.on('pageerror', (error) => words.push(`${tab.url()}: ${String(error)}`));
}
