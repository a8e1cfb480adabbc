import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openNowScript, startCode } from '#generator/bundle/start-script.ts';
import { moments } from '#model/opening-hours/open-now.fixture.ts';
import { alive } from './alive.ts';
import { checkAxe } from './axe.ts';
import { test as base } from './harness.ts';

/** `visitAt` opens a page at a given time and window width. */
const test = base.extend('visitAt', ({ newPage }) => {
  return async (time: string, path: string, width = 1280): Promise<Page> => {
    const { page } = await newPage({ width });
    await page.clock.setFixedTime(new Date(time));
    await page.goto(path);
    return page;
  };
});

/** Noon on the first Monday of the month after the build's, which its timetable covers. */
function coveredMonday(): string {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 11));
  const day = 1 + ((8 - first.getUTCDay()) % 7);
  return new Date(first.setUTCDate(day)).toISOString();
}

const monday = coveredMonday();

test('the script of documents says the same as the build at every moment', async ({ newPage }) => {
  const cache = await mkdtemp(join(tmpdir(), 'open-now-'));
  const timetables = { de: moments.map(({ timetable }) => timetable ?? '') };
  const script = openNowScript(await startCode(cache), timetables);
  await rm(cache, { recursive: true });
  const { page } = await newPage();
  const places = moments.map((_, at) => `<p data-place="${at}"><b data-now></b></p>`);
  await page.setContent(`<!doctype html><html lang="de">${places.join('')}`);
  await page.addScriptTag({ content: script });
  const told = await page.evaluate(
    (times) =>
      times.map((time, at) => {
        Date.now = () => time;
        dispatchEvent(new Event('visibilitychange'));
        return document.querySelectorAll('b')[at]?.textContent;
      }),
    moments.map(({ time }) => time),
  );
  expect(told).toEqual(moments.map(({ text }) => text ?? ''));
});

test.for([
  ['/uhren', 'Heute bis 18:30 Uhr geöffnet'],
  ['/en/watches', 'Open today until 6:30 pm'],
  ['/fr/montres', 'Ouvert aujourd’hui jusqu’à 18 h 30'],
])(
  'header and footer of %s say that the shop is open',
  async ([path = '', text = ''], { visitAt }) => {
    const page = await visitAt(monday, path);
    const told = page.locator('header, footer').getByText(text);
    await expect.poll(() => told.count()).toBe(2);
    await alive(page);
    expect(await told.count()).toBe(2);
  },
);

test('the text follows the clock, and nothing moves', async ({ newPage }) => {
  const { page } = await newPage();
  await page.clock.install({ time: new Date(monday) });
  await page.goto('/uhren');
  const badge = page.locator('header [data-now]');
  const link = page.locator('header a:has([data-now])');
  await expect.poll(() => badge.textContent()).toMatch(/^Heute bis 18:30.Uhr geöffnet$/);
  const box = await link.boundingBox();
  await page.clock.fastForward('08:00:00');
  await expect.poll(() => badge.textContent()).toMatch(/^Öffnet morgen um 9:30.Uhr$/);
  const after = await link.boundingBox();
  const end = ({ x = 0, width = 0 }: Partial<NonNullable<typeof box>> = {}) => x + width;
  expect([end(after ?? {}), after?.y]).toEqual([end(box ?? {}), box?.y]);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test('today is marked in the hours table, also after a page change', async ({ visitAt }) => {
  const page = await visitAt(monday, '/uhren');
  await alive(page);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect.poll(() => page.url()).toContain('/impressum');
  expect(await page.locator('footer [aria-current=date] dt').allTextContents()).toEqual(['Mo, Di']);
});

test('an outdated build says nothing', async ({ visitAt }) => {
  const page = await visitAt('2031-01-07T11:00:00Z', '/kontakt');
  await expect.poll(() => page.locator('header [data-open=""]').count()).toBe(1);
  expect(await page.locator('header [data-now]').textContent()).toBe('Öffnungszeiten');
  expect(await page.locator('main [data-open]').allTextContents()).toEqual(['', '', '']);
  expect(await page.locator('[aria-current=date]').count()).toBe(0);
});

test('without scripts nothing is said about the day', async ({ newPage }) => {
  const { page } = await newPage({ javaScript: false });
  await page.goto('/kontakt');
  expect(await page.locator('[data-now]:not(dl)').allTextContents()).toEqual([
    'Öffnungszeiten',
    '',
    '',
    '',
    'Öffnungszeiten',
    'Öffnungszeiten',
  ]);
});

test.for([360, 1280])(
  'the first screen of contact, %i px wide, says when, where and how',
  async (width, { visitAt }) => {
    const page = await visitAt(monday, '/kontakt', width);
    const main = page.getByRole('main');
    const parts = [
      main.getByText('Heute bis 18:30 Uhr geöffnet').first(),
      main.getByText('Heute 9:30–18:30 Uhr').first(),
      main.getByText('07998 Brunnau an der Elster').first(),
      main.locator('a[href^="tel:"]').first(),
      main.getByRole('link', { name: 'Route planen' }).first(),
    ];
    for (const part of parts) {
      await expect.poll(() => part.isVisible()).toBe(true);
      const box = await part.boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(740);
    }
    const sketch = await main.locator('img').first().boundingBox();
    expect(sketch?.y).toBeLessThan(560);
    await checkAxe(page);
  },
);

test('the phone bar offers call, route and hours, and covers neither the end nor the focus', async ({
  visitAt,
}) => {
  const page = await visitAt(monday, '/kontakt', 360);
  const bar = page.getByRole('navigation', { name: 'Anruf, Route und Öffnungszeiten' });
  // The last link leads to the top.
  expect(await bar.getByRole('link').count()).toBe(4);
  const top = (await bar.boundingBox())?.y ?? 0;
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  const last = await page.locator('footer :is(p, button):visible').last().boundingBox();
  expect((last?.y ?? 9999) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
  await page.locator('main textarea').first().focus();
  expect(await bar.isVisible()).toBe(false);
});

test('the phone bar gives way to the first question', async ({ newPage }) => {
  const { page } = await newPage({ width: 360, asked: true });
  await page.goto('/kontakt');
  await page.waitForSelector('html[data-consent]');
  expect(await page.getByLabel('Anruf, Route und Öffnungszeiten').isVisible()).toBe(false);
});

test('a header too low for the opening status shows it on keyboard focus', async ({ visitAt }) => {
  const page = await visitAt(monday, '/uhren');
  const fact = page.locator('header a:has([data-now])').first();
  const height = async () => (await fact.boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThan(16);
  await page.evaluate(() => document.documentElement.style.setProperty('--header-full', '60px'));
  expect(await height()).toBe(0);
  await page.getByRole('button', { name: 'Suche', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await height()).toBeGreaterThan(16);
});
