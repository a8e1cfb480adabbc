import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { storedHeader } from '#model/hosting/service-worker.ts';
import { appDataPath, pageDataPath } from '#model/page-data/paths.ts';
import { wake } from './alive.ts';
import { isSameDocument, mark, open } from './app.ts';
import {
  answer,
  changeShell,
  click,
  expectAlive,
  expectDocument,
  expectPage,
  type Fault,
  hurry,
  pageData,
  test,
} from './faults.ts';
import { untilIdle } from './until-idle.ts';

const newCode = { json: { webpackCompilationHash: '0123456789abcdef' } };
const team = 'Zwölf Menschen';

test.for([404, 500])(
  'app data of status %i are tried three times more, and change nothing',
  async (status, { app: { page } }) => {
    const asked = await answer(page, appDataPath, { status });
    await forgetRelease(page);
    await hurry(page);
    await click(page, '/team');
    await expectPage(page, team);
    await expect.poll(asked).toBe(4);
    await expectAlive(page);
  },
);

test('app data that fail hold up one page, and no further one', async ({ app: { page } }) => {
  await answer(page, appDataPath, { status: 404 }, 'no answer');
  await forgetRelease(page);
  await click(page, '/team');
  await expectPage(page, team);
  // Waiting for the response again would take longer than the timeout for any page here.
  await waitForNews(page);
  await expectAlive(page);
});

test('once there is newer code, a click loads the document of the page, once', async ({ app }) => {
  await answer(app.page, appDataPath, newCode);
  await forgetRelease(app.page);
  await waitForNews(app.page);
  await click(app.page, '/team');
  await expectDocument(app, '/team');
});

test('cached app data do not announce a release', async ({ app: { page } }) => {
  await answer(page, appDataPath, { ...newCode, headers: { [storedHeader]: 'yes' } });
  await forgetRelease(page);
  await click(page, '/team');
  await expectPage(page, team);
  await expectAlive(page);
});

test('newer data of other code never meet a template of older code', async ({ app }) => {
  const { page } = app;
  await forgetRelease(page);
  await waitForNews(page);
  const json = await pageData(page, '/team');
  json.result.data = { body: 'of another shape' };
  await answer(page, pageDataPath('/team'), { json });
  await answer(page, appDataPath, newCode);
  await click(page, '/team');
  await expect.poll(() => app.documents).toContain('/team');
  expect(app.errors).toEqual([]);
  await expectDocument(app, '/team');
});

test('a page that asks for consent with other texts is loaded as its document', async ({ app }) => {
  await changeShell(app.page, '/en/imprint', { consents: { hash: '0', entries: [] } });
  await click(app.page, '/en/imprint');
  await expect.poll(() => app.documents).toEqual(['/impressum', '/en/imprint']);
});

test('a template that the code does not have is loaded as a document', async ({ app }) => {
  const json = await pageData(app.page, '/team');
  json.componentChunkName = 'template-future';
  await answer(app.page, pageDataPath('/team'), { json });
  await click(app.page, '/team');
  await expectDocument(app, '/team');
});

test('a document of older code than the release stays static', async ({ newPage }) => {
  const { page, errors } = await newPage();
  const asked = await answer(page, appDataPath, newCode);
  await page.goto('/impressum');
  await wake(page);
  await expect.poll(asked).toBe(1);
  await untilIdle(page);
  await mark(page);
  await click(page, '/team');
  await expectPage(page, team);
  expect(await isSameDocument(page)).toBe(false);
  expect(errors).toEqual([]);
});

test('a document of older data than the release is rendered again with the newer data', async ({
  newPage,
}) => {
  const { page, errors } = await newPage({ reducedMotion: 'reduce' });
  const json = await pageData(page, '/team');
  const { pageContext, data } = json.result;
  json.result = {
    data: { ...data, body: { ...(data['body'] as object), title: 'Dreizehn Menschen' } },
    pageContext: { ...pageContext, title: 'Das neue Team', hash: 'fedcba9876543210' },
  };
  await answer(page, pageDataPath('/team'), { json });
  await open(page, '/team');
  await expectPage(page, 'Dreizehn Menschen');
  expect(await page.title()).toBe('Das neue Team');
  expect(errors).toEqual([]);
  await expectAlive(page);
});

/** Page data from the service worker's cache, marked as such: a heading of an earlier release. */
async function storedData(page: Page, path: string): Promise<Fault> {
  const json = await pageData(page, path);
  const { pageContext, data } = json.result;
  json.result = {
    data: { ...data, body: { ...(data['body'] as object), title: 'Elf Menschen' } },
    pageContext: { ...pageContext, hash: 'fedcba9876543210' },
  };
  return { json, headers: { [storedHeader]: 'yes' } };
}

test('a document never becomes older: stored data of another state are asked for again', async ({
  newPage,
}) => {
  const { page, errors } = await newPage({ reducedMotion: 'reduce' });
  const stored = await storedData(page, '/team');
  const asked = await answer(page, pageDataPath('/team'), stored, 'no fault');
  await open(page, '/team');
  expect(asked()).toBe(2);
  await expectPage(page, team);
  expect(errors).toEqual([]);
  await expectAlive(page);
});

test('a document for which only older data are available stays static', async ({ newPage }) => {
  const { page } = await newPage();
  const asked = await answer(page, pageDataPath('/team'), await storedData(page, '/team'));
  await page.goto('/team');
  await wake(page);
  await expect.poll(asked).toBe(2);
  await page.waitForTimeout(500);
  await expectPage(page, team);
  expect(await page.locator('html[data-alive]').count()).toBe(0);
});

test('a stored page gives way to the network’s when its link is followed again', async ({
  app: { page },
}) => {
  await answer(page, pageDataPath('/team'), await storedData(page, '/team'), 'no fault');
  await click(page, '/team');
  await expectPage(page, 'Elf Menschen');
  await expectAlive(page);
  await click(page, '/team');
  await expectPage(page, team);
});

/**
 * Lets pages wait half a minute for the release check instead of a second: a busy machine takes
 * longer.
 */
async function waitForNews(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wait = setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (task: () => void, milliseconds = 0) =>
        wait(task, milliseconds === 1000 ? 30_000 : milliseconds),
    });
  });
}

/** Lets enough time pass that the release check from the start has expired. */
async function forgetRelease(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 11_000;
  });
}
