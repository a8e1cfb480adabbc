import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openContext } from './browser.ts';
import { test as base } from './harness.ts';

/**
 * The harness's `test` with `page`, and `plainPage` without JavaScript, which the tests of a file
 * share.
 */
export const test = base
  .extend('page', { scope: 'file' }, ({ browser, origin }, { onCleanup }) =>
    openPage(browser, { baseURL: origin }, onCleanup),
  )
  .extend('plainPage', { scope: 'file' }, ({ browser, origin }, { onCleanup }) =>
    openPage(browser, { baseURL: origin, javaScriptEnabled: false }, onCleanup),
  );

/** Without animations, so that measured elements stand still. */
async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  onCleanup: (cleanup: () => Promise<void>) => void,
): Promise<Page> {
  const context = await openContext(browser, { reducedMotion: 'reduce', ...options });
  onCleanup(() => context.close());
  return context.newPage();
}
