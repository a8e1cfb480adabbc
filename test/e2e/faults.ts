import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { z } from 'zod';
import { pageDataPath, queryPath } from '#model/page-data/paths.ts';
import { pageDataSchema, queryResultSchema } from '#model/page-data/schema.fixture.ts';
import { isSameDocument, open } from './app.ts';
import type { Visit } from './harness.ts';
import { test as base } from './pages.ts';
import { untilIdle } from './until-idle.ts';

/** A visit with the paths of the requested documents. */
export interface App extends Visit {
  documents: readonly string[];
}

/** The replacement for the server's response. */
export type Fault = Parameters<Route['fulfill']>[0] | 'no fault' | 'no answer';

/**
 * `app` is the hydrated imprint, on a network whose faults a test sets with `answer`. Nothing is
 * prefetched, so that every request comes from a click.
 */
export const test = base.extend('app', async ({ newPage }) => {
  const visit = await newPage({ reducedMotion: 'reduce' });
  await visit.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const documents: string[] = [];
  visit.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await open(visit.page, '/impressum');
  return { ...visit, documents };
});

/**
 * Responds to the requests of a path with faults, one by one; the last one repeats. Returns the
 * request count of the path.
 */
export async function answer(
  page: Page,
  path: string | RegExp,
  ...faults: readonly Fault[]
): Promise<() => number> {
  let asked = 0;
  const isMeant = ({ pathname }: URL) =>
    typeof path === 'string' ? pathname === path : path.test(pathname);
  await page.route(isMeant, async (route) => {
    const fault = faults[Math.min(asked, faults.length - 1)];
    asked += 1;
    if (fault === 'no fault') await route.continue();
    else if (fault !== 'no answer') await route.fulfill(fault);
  });
  return () => asked;
}

type Data = z.infer<typeof pageDataSchema>;

/** The server's data of a page. */
export async function pageData(page: Page, path: string): Promise<Data> {
  return pageDataSchema.parse(await (await page.request.get(pageDataPath(path))).json());
}

/** The path of the shell's static query that a page needs. */
export async function queryOf(page: Page, path: string): Promise<string> {
  const { staticQueryHashes } = await pageData(page, path);
  return queryPath(staticQueryHashes[0] ?? '');
}

/** Hydrates a page with another shell than its document's. */
export async function changeShell(page: Page, path: string, changes: object): Promise<void> {
  const query = await queryOf(page, path);
  const { data } = queryResultSchema.parse(await (await page.request.get(query)).json());
  await answer(page, query, {
    json: { data: { ...data, shell: { ...(data['shell'] as object), ...changes } } },
  });
  const json = await pageData(page, path);
  json.result.pageContext.hash = 'fedcba9876543210';
  await answer(page, pageDataPath(path), { json });
}

/**
 * Makes the page's pauses ten times as fast from now on. Timeouts stay the same, so that a slow
 * machine hits none; timeouts under test pass three times as fast.
 */
export async function hurry(page: Page, what: 'pauses' | 'time-outs' = 'pauses'): Promise<void> {
  await page.evaluate(
    (divisor) => {
      const longestPause = 4100;
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds / divisor);
      const wait = setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (task: () => void, milliseconds = 0, ...rest: unknown[]) =>
          wait(task, milliseconds / (milliseconds > longestPause ? divisor : 10), ...rest),
      });
    },
    what === 'pauses' ? 1 : 3,
  );
}

/** Part of the heading shown instead of a page that could not be loaded. */
export const unavailable = 'lässt sich gerade nicht laden';

/** Follows a link, even in a closed menu. */
export async function click(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
}

/** Waits until the page with that heading is shown. */
export async function expectPage(page: Page, heading: string): Promise<void> {
  await expect.poll(() => page.locator('h1').textContent()).toContain(heading);
}

/** Checks that the document is still the first one, and that its links work. */
export async function expectAlive(page: Page): Promise<void> {
  await click(page, '/datenschutz');
  await expectPage(page, 'Datenschutz');
  expect(await isSameDocument(page)).toBe(true);
}

/** Checks that a page was loaded as its document, once, and that a further click works. */
export async function expectDocument({ page, documents }: App, address: string): Promise<void> {
  const { pathname, href } = new URL(address, page.url());
  await expect.poll(() => documents.length).toBe(2);
  // The address changes before the document does: a click would go to the previous one.
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(page.url()).toBe(href);
  await untilIdle(page);
  expect(documents).toEqual(['/impressum', pathname]);
  await click(page, '/datenschutz');
  await expectPage(page, 'Datenschutz');
}
