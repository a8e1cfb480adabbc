import type { CDPSession, Page } from 'playwright-core';

export interface Load {
  /** Largest contentful paint, ms. */
  largestPaint: number;
  /** Time of tasks beyond 50 ms each after the first paint, ms (https://web.dev/articles/tbt). */
  blockingTime: number;
  layoutShift: number;
  /** From the first paint to the first request for a script of the application, ms. */
  scriptDelay: number;
  /** From the request for the entry to the application that runs, ms; NaN without JavaScript. */
  start: number;
  /** Transferred size of all scripts, without response headers. */
  scriptBytes: number;
}

/** How long a load is observed, ms: the application starts well within it. */
const watched = 9000;

/** Loads an address and waits until everything has settled. */
export async function firstLoad(page: Page, client: CDPSession, url: string): Promise<Load> {
  const scripts = new Set<string>();
  let scriptBytes = 0;
  let firstScript = Infinity;
  let paint = Infinity;
  let largestPaint = 0;
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.endsWith('.js')) return;
    scripts.add(requestId);
    // What tells whether the shop is open comes with the document, and is 1 KB.
    if (!request.url.includes('/assets/open-now-')) firstScript = Math.min(firstScript, timestamp);
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  let start = 0;
  client.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.lcpDetails) largestPaint = event.lcpDetails.renderTime;
  });
  client.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name === 'init') start = timestamp;
    if (name === 'firstContentfulPaint') paint = timestamp;
  });
  await client.send('Page.enable');
  await client.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await client.send('PerformanceTimeline.enable', {
    eventTypes: ['largest-contentful-paint'],
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(watched);
  const seen = await page
    .evaluate(() => Reflect.get(window, 'seen') as Seen | undefined)
    .catch(() => undefined);
  return {
    largestPaint: (largestPaint - (seen?.origin ?? start)) * 1000,
    blockingTime: seen?.blockingTime ?? 0,
    layoutShift: seen?.layoutShift ?? 0,
    scriptDelay: (firstScript - paint) * 1000,
    start: (seen?.alive ?? Number.NaN) - (seen?.entry ?? Number.NaN),
    scriptBytes,
  };
}

interface Seen {
  /** Start of the document, s of wall time. */
  origin: number;
  blockingTime: number;
  layoutShift: number;
  /** When the entry was asked for, and when the application ran, ms from the start of the document. */
  entry?: number;
  alive?: number;
}

/** Runs in the page before anything else, and records what only the page can observe. */
export function observeLoad(): void {
  const seen: Seen = { origin: performance.timeOrigin / 1000, blockingTime: 0, layoutShift: 0 };
  Reflect.set(window, 'seen', seen);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('resource', ({ name, startTime }) => {
    if (name.includes('/entry-client-')) seen.entry ??= startTime;
  });
  new MutationObserver(() => {
    if ('alive' in document.documentElement.dataset) seen.alive ??= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-alive'] });
  observe('longtask', ({ startTime, duration }) => {
    const [paint] = performance.getEntriesByType('paint');
    if (paint && startTime >= paint.startTime) seen.blockingTime += duration - 50;
  });
  observe('layout-shift', (entry) => {
    seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
}
