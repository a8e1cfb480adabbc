import type { BrowserContext, Frame, Page, Request } from 'playwright-core';

/** The pending requests of a context. */
const underway = new WeakMap<BrowserContext, Set<Request>>();

/** How long nothing may be pending, ms. */
const quiet = 500;

/** How long requests may be pending, ms. */
const timeoutMs = 20_000;

/** Tracks the requests of a context's pages and workers, for `untilIdle`. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underway.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  // The end of a request may never be reported if its document is replaced.
  context.on('response', (response) => {
    const request = response.request();
    if (!request.isNavigationRequest() || [204, 205].includes(response.status())) return;
    const frame = frameOf(request);
    if (!frame) return;
    for (const other of requests) {
      if (other !== request && frameOf(other) === frame) requests.delete(other);
    }
  });
}

/** The frame of a request; service workers have none, and a new tab has none at first. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

/**
 * Waits until nothing has been pending in a page's context for half a second. Playwright's state
 * 'networkidle' is reached once per document: it does not wait for later requests.
 */
export async function untilIdle(page: Page): Promise<void> {
  const requests = underway.get(page.context());
  if (!requests) throw new Error('The requests of this page are not watched.');
  const begin = performance.now();
  for (let since = begin; performance.now() - since < quiet;) {
    await page.waitForTimeout(50);
    if (requests.size > 0) since = performance.now();
    if (since - begin > timeoutMs) {
      const addresses = Array.from(requests, (request) => request.url());
      throw new Error(`Still underway after ${timeoutMs / 1000} s: ${addresses.join(', ')}`);
    }
  }
}
