import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answer, click, expectAlive, expectPage, test } from './faults.ts';
import { untilIdle } from './until-idle.ts';

const data = '/page-data/team/page-data.json';
const team = 'Zwölf Menschen';
const signal = '.delay:popover-open';

test('a page requested offline loads once the network is back, and says so until then', async ({
  app: { page },
}) => {
  await page.context().setOffline(true);
  await click(page, '/team');
  await page.locator(signal).getByText('Sie sind offline').waitFor();
  expect(await page.locator('[aria-live]').textContent()).toContain('Sie sind offline');
  await page.context().setOffline(false);
  await expectPage(page, team);
  await page.locator(signal).waitFor({ state: 'detached' });
  await expectAlive(page);
});

test('a visitor who goes offline while a page loads is told so until the connection is back', async ({
  app: { page },
}) => {
  await answer(page, data, 'no answer');
  await click(page, '/team');
  await page.waitForSelector(signal);
  const words = () => page.locator(signal).textContent();
  expect(await words()).toBe('');
  await page.context().setOffline(true);
  await expect.poll(words).toContain('Sie sind offline');
  await page.context().setOffline(false);
  await expect.poll(words).toBe('');
});

test('the delay signal appears after a second, and disappears when the page arrives', async ({
  app: { page },
}) => {
  const answerNow = await hold(page, data);
  const start = Date.now();
  await click(page, '/team');
  await page.waitForSelector(signal);
  expect(Date.now() - start).toBeGreaterThan(950);
  const box = await page.locator(signal).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280 });
  expect(box?.height).toBeLessThanOrEqual(3);
  await answerNow();
  await expectPage(page, team);
  expect(await page.locator(signal).count()).toBe(0);
});

test('a page that loads within a second shows no delay signal', async ({ app: { page } }) => {
  await click(page, '/team');
  await expectPage(page, team);
  await page.waitForTimeout(1200);
  expect(await page.locator(signal).count()).toBe(0);
});

test('the delay signal does not move for visitors who prefer reduced motion', async ({
  app: { page },
}) => {
  await answer(page, data, 'no answer');
  await click(page, '/team');
  await page.waitForSelector(signal);
  const motion = () =>
    page.locator(signal).evaluate((line) => getComputedStyle(line, '::before').animationName);
  expect(await motion()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).not.toBe('none');
});

test('the later of two links wins, and the delay signal of the first disappears', async ({
  app: { page },
}) => {
  const answerNow = await hold(page, data);
  await click(page, '/team');
  await page.waitForSelector(signal);
  await click(page, '/datenschutz');
  await expectPage(page, 'Datenschutz');
  expect(await page.locator(signal).count()).toBe(0);
  await answerNow();
  await untilIdle(page);
  await expectPage(page, 'Datenschutz');
  expect(page.url()).toMatch(/\/datenschutz$/);
});

test('a page that was left before its delay signal shows none later', async ({ app: { page } }) => {
  await answer(page, data, 'no answer');
  await click(page, '/team');
  await expectAlive(page);
  await page.waitForTimeout(1200);
  expect(await page.locator(signal).count()).toBe(0);
});

test('two clicks on one link load its page once', async ({ app: { page } }) => {
  const asked = await answer(page, data, 'no fault');
  await click(page, '/team');
  await click(page, '/team');
  await expectPage(page, team);
  expect(asked()).toBe(1);
  await expectAlive(page);
});

test('going back while a page loads shows the previous page', async ({ app: { page } }) => {
  const answerNow = await hold(page, data);
  await click(page, '/team');
  await page.waitForURL('**/team');
  await page.goBack();
  await page.waitForURL('**/impressum');
  await answerNow();
  await untilIdle(page);
  await expectPage(page, 'Impressum');
  await expectAlive(page);
});

test("if the visitor stops a loading page, the address is the shown page's", async ({
  app: { page },
}) => {
  await answer(page, data, 'no answer');
  await click(page, '/team');
  await page.waitForURL('**/team');
  await page.evaluate(() => window.stop());
  await page.waitForURL('**/impressum');
  await expectPage(page, 'Impressum');
  await expectAlive(page);
  await page.goBack();
  await expectPage(page, 'Impressum');
  expect(page.url()).toMatch(/\/impressum$/);
});

test('a link to an anchor on the page does not lose the loading page', async ({
  app: { page },
}) => {
  const answerNow = await hold(page, data);
  await click(page, '/team');
  await page.waitForURL('**/team');
  await click(page, '#content');
  await answerNow();
  await expectPage(page, team);
  await expectAlive(page);
});

/** Delays requests of a path until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  const end = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await end.promise;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForResponse(`**${path}`);
    end.resolve();
    await arrived;
  };
}
