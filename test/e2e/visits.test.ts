import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, type Visit } from './harness.ts';
import { missingPaths } from '../support/demo-shop.ts';
import { germanTemplatePaths } from './templates.ts';

/** https://wicg.github.io/layout-instability/, as far as it is used here. */
interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** The elements that moved without the visitor's doing. */
    shifted: string[];
  }
}

const visits = germanTemplatePaths
  .filter((path) => path !== missingPaths.de)
  .flatMap((path) => [360, 1280].map((width) => [path, width] as const));

test.for(visits)(
  'while a visitor reads %s in a window of %i px, nothing moves, fails or comes from elsewhere',
  async ([path, width], { newPage, origin }) => {
    const visit = await newPage({ asked: true, width });
    const failures = recordFailures(visit.page);
    await loadImagesLate(visit.page);
    await leaveOutFonts(visit.page);
    await visit.page.addInitScript(recordShifts);
    await visit.page.goto(path);
    await visit.page.evaluate(readToTheEnd);
    expect({
      shifted: await visit.page.evaluate(() => window.shifted),
      foreign: foreignRequests(visit, origin),
      errors: visit.errors,
      failures,
    }).toEqual({ shifted: [], foreign: [], errors: [], failures: [] });
  },
);

function foreignRequests({ requests }: Visit, origin: string): string[] {
  return requests.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'));
}

function recordFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  return failures;
}

/** Images arrive after everything else is in place, as on a slow connection. */
async function loadImagesLate(page: Page): Promise<void> {
  await page.route('**/media/**', async (route) => {
    await sleep(100);
    await route.continue();
  });
}

/** Fonts never load: what they move is measured in fonts.test.ts. */
async function leaveOutFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
}

/** Runs in the page, before its own code. */
function recordShifts(): void {
  window.shifted = [];
  const observer = new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      for (const { node } of sources) {
        window.shifted.push(node instanceof Element ? node.outerHTML.slice(0, 100) : '?');
      }
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: scrolls to its end, window by window, and waits for the images. */
async function readToTheEnd(): Promise<void> {
  const frames = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await frames();
  }
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.allSettled(shown.map((image) => image.decode()));
  await frames();
}
