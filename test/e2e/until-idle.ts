import type { BrowserContext, Page, Request } from 'playwright-core';

/** The requests that a context waits for. */
const underway = new WeakMap<BrowserContext, Set<Request>>();

/** How long nothing may be underway, ms. */
const quiet = 500;

/** Notes the requests of a context's pages and workers, for `untilIdle`. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underway.set(context, requests);
  context.on('request', (request) => requests.add(request));
  // Of what the document before it asked for, no end may be told.
  context.on('response', (response) => {
    const request = response.request();
    if (!request.isNavigationRequest()) return;
    requests.clear();
    requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until nothing has been underway in a page's context for half a second. Playwright's state
 * 'networkidle' is reached once in the life of a document: it does not wait for what is asked for later.
 */
export async function untilIdle(page: Page): Promise<void> {
  const requests = underway.get(page.context());
  if (!requests) throw new Error('The requests of this page are not watched.');
  let since = performance.now();
  while (performance.now() - since < quiet) {
    await page.waitForTimeout(50);
    if (requests.size > 0) since = performance.now();
  }
}
