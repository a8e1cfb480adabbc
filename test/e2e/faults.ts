import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { z } from 'zod';
import { pageDataPath, queryPath } from '#model/page-data/paths.ts';
import { pageDataSchema, queryResultSchema } from '#model/page-data/schema.fixture.ts';
import { isSameDocument, open } from './app.ts';
import type { Visit } from './harness.ts';
import { test as base } from './pages.ts';
import { untilIdle } from './until-idle.ts';

/** A visit with the paths of the documents that were asked for. */
export interface App extends Visit {
  documents: readonly string[];
}

/** What comes in the place of the server's answer. */
export type Fault = Parameters<Route['fulfill']>[0] | 'no fault' | 'no answer';

/**
 * `app` is the imprint, alive, on a network whose faults a test makes with `answer`. Nothing is loaded
 * in advance, so that every request is of a click.
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
 * Answers the requests of a path with faults, one by one; the last one stays. Gives how often the
 * path was asked for.
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

/** The data of a page, as the server has them. */
export async function pageData(page: Page, path: string): Promise<Data> {
  return pageDataSchema.parse(await (await page.request.get(pageDataPath(path))).json());
}

/** Path of the static query of the shell that a page needs. */
export async function queryOf(page: Page, path: string): Promise<string> {
  const { staticQueryHashes } = await pageData(page, path);
  return queryPath(staticQueryHashes[0] ?? '');
}

/** Makes a page come to life with another shell than its document has. */
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
 * Lets the pauses of the page pass ten times as fast from here on. Time-outs last as long as ever, so
 * that a slow machine meets none; those that a test is about pass three times as fast.
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

/** Words of the heading in the place of a page that could not be loaded. */
export const unavailable = 'lässt sich gerade nicht laden';

/** Follows a link, one in a closed menu too. */
export async function click(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
}

/** Waits until the page with that heading is shown. */
export async function expectPage(page: Page, heading: string): Promise<void> {
  await expect.poll(() => page.locator('h1').textContent()).toContain(heading);
}

/** Checks that the document is the first one still, and that its links go on leading to pages. */
export async function expectAlive(page: Page): Promise<void> {
  await click(page, '/datenschutz');
  await expectPage(page, 'Datenschutz');
  expect(await isSameDocument(page)).toBe(true);
}

/** Checks that a page came as its document, loaded once, and that a further click works. */
export async function expectDocument({ page, documents }: App, address: string): Promise<void> {
  const { pathname, href } = new URL(address, page.url());
  await expect.poll(() => documents.length).toBe(2);
  // The address is the page's before its document is: a click would go to the one that is left.
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(page.url()).toBe(href);
  await untilIdle(page);
  expect(documents).toEqual(['/impressum', pathname]);
  await click(page, '/datenschutz');
  await expectPage(page, 'Datenschutz');
}
