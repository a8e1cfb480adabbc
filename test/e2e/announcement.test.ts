import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startCode } from '#generator/bundle/start-script.ts';
import { announcementBar } from '#generator/plan/announcement.ts';
import { testContext } from '../support/test-site.ts';
import { test } from './pages.ts';

/** A document with two announcements, as built on 21 November 2026. */
async function announcing(page: Page): Promise<void> {
  const announcements = [
    { from: '2026-11-20', to: '2026-11-22', text: 'Erstens' },
    { from: '2026-12-01', to: '2026-12-02', text: 'Zweitens' },
  ].map(({ text, ...days }) => ({ ...days, translations: [{ language: 'de' as const, text }] }));
  const bar = announcementBar(testContext({ announcements })) ?? '';
  const code = await startCode(join(import.meta.dirname, '../../.cache'));
  await page.route('**/announcing', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="de"><title>A</title><script>${code.announcements}</script><body><div>${bar}</div><main tabindex="-1">Text</main>`,
    }),
  );
  await page.goto('/announcing');
}

const shown = (page: Page) => page.locator('.announcement:visible p').allTextContents();

test.for([
  ['2026-11-22T23:30:00+01:00', ['Erstens']],
  ['2026-11-23T00:10:00+01:00', []],
  ['2026-12-01T00:10:00+01:00', ['Zweitens']],
] as const)(
  'on %s the announcements are %j, and nothing moves',
  async ([time, texts], { newPage }) => {
    const { page } = await newPage();
    await page.clock.setFixedTime(new Date(time));
    await announcing(page);
    expect(await shown(page)).toEqual(texts);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shifts).toBe(0);
  },
);

test('without JavaScript the announcement from the build is shown, without a close button', async ({
  newPage,
}) => {
  const { page } = await newPage({ javaScript: false });
  await announcing(page);
  expect(await shown(page)).toEqual(['Erstens']);
  expect(await page.getByRole('button').count()).toBe(0);
});

test('an announcement that a visitor has closed stays hidden', async ({ newPage }) => {
  const { page } = await newPage();
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
  await announcing(page);
  await page.getByRole('button').press('Enter');
  expect(await shown(page)).toEqual([]);
  expect(await page.evaluate('document.activeElement.localName')).toBe('main');
  await page.reload();
  expect(await shown(page)).toEqual([]);
});
