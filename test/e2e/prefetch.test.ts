import { expect } from 'vitest';
import { pageDataPath } from '#model/page-data/paths.ts';
import { isSameDocument, open } from './app.ts';
import { unfold } from './consent.ts';
import { answer, click, expectPage, hurry } from './faults.ts';
import type { Visit } from './harness.ts';
import { test as base } from './pages.ts';
import { untilIdle } from './until-idle.ts';

/** `visit` has no page open yet; its window is so low that the footer is out of view. */
const test = base.extend('visit', ({ newPage }) =>
  newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 300 } }),
);

const brands = 'footer a[href="/marken"]';

test('a page is prefetched when the visitor points at its link', async ({ visit }) => {
  await openWithoutView(visit);
  await visit.page.hover(brands);
  await expectAsked(visit, '/marken');
  expect(visit.page.url()).toMatch(/\/impressum$/);
});

test('a page is prefetched when the keyboard reaches its link', async ({ visit }) => {
  await openWithoutView(visit);
  await visit.page.focus(brands);
  await expectAsked(visit, '/marken');
});

test('an expired prefetched page is loaded again when the visitor points at its link', async ({
  visit,
}) => {
  await openWithoutView(visit);
  const { page, requests } = visit;
  const asked = () => requests.filter((url) => isOf(url, '/marken')).length;
  await page.hover(brands);
  await expect.poll(asked).toBe(1);
  await untilIdle(page);
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10 * 60_000;
  });
  await page.hover('h1');
  await page.hover(brands);
  await expect.poll(asked).toBe(2);
});

test('a prefetched page is not requested again', async ({ visit }) => {
  await openWithoutView(visit);
  await visit.page.hover(brands);
  await expectAsked(visit, '/marken');
  await visit.page.click(brands);
  await expectPage(visit.page, 'Dreizehn Werkstätten');
  expect(visit.requests.filter((url) => url.endsWith(pageDataPath('/marken')))).toHaveLength(1);
});

test('pages are prefetched once their links are in view', async ({ visit }) => {
  await open(visit.page, '/impressum');
  await visit.page.waitForTimeout(700);
  expect(isAsked(visit, '/events')).toBe(false);
  await visit.page.locator(brands).scrollIntoViewIfNeeded();
  await expectAsked(visit, '/events');
  // The link to the home page is always in view.
  expect(isAsked(visit, '/')).toBe(false);
});

test('before the visitor moves, no page is prefetched', async ({ newPage }) => {
  const visit = await newPage({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 3000 },
  });
  const inAdvance = () =>
    visit.requests.filter((url) => url.endsWith('/page-data.json') && !isOf(url, '/uhren'));
  // It runs on its own once the page is idle: `open` would move.
  await visit.page.goto('/uhren');
  await visit.page.waitForSelector('html[data-alive]');
  await visit.page.waitForTimeout(1000);
  expect(inAdvance()).toEqual([]);
  // Firefox does not count the pointer's first position as a movement.
  await visit.page.mouse.move(2, 2);
  await visit.page.mouse.move(4, 4);
  await expect.poll(() => inAdvance().length).toBeGreaterThan(4);
});

test('pages that the banner links to wait until the visitor points at them', async ({
  newPage,
}) => {
  const visit = await newPage({ asked: true, reducedMotion: 'reduce' });
  await open(visit.page, '/uhren/ostra');
  await visit.page.mouse.move(2, 2);
  await visit.page.mouse.move(4, 4);
  await expectAsked(visit, '/uhren');
  expect(isAsked(visit, '/datenschutz')).toBe(false);
  await unfold(visit.page);
  await visit.page.locator('#consent a[href^="/datenschutz"]').first().hover();
  await expectAsked(visit, '/datenschutz');
});

test('pages that fail to prefetch do not block others, and load when requested', async ({
  visit,
}) => {
  const { page } = visit;
  const fault = { status: 500 };
  for (const path of ['/marken', '/digitales-schaufenster']) {
    await answer(page, pageDataPath(path), fault, 'no fault');
  }
  await open(page, '/impressum');
  await page.locator(brands).scrollIntoViewIfNeeded();
  await expectAsked(visit, '/marken');
  await expectAsked(visit, '/events');
  expect(await page.locator('h1').textContent()).toBe('Impressum');
  await click(page, '/marken');
  await expectPage(page, 'Dreizehn Werkstätten');
  expect(await isSameDocument(page)).toBe(true);
});

test('hanging prefetches do not block others for more than 5 s', async ({ visit }) => {
  const { page } = visit;
  await answer(page, pageDataPath('/marken'), 'no answer');
  await answer(page, pageDataPath('/digitales-schaufenster'), 'no answer');
  await open(page, '/impressum');
  await hurry(page, 'time-outs');
  // The requests themselves have no time limit.
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.locator(brands).scrollIntoViewIfNeeded();
  await expectAsked(visit, '/events');
});

test.for([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'on a connection of %o nothing is prefetched',
  async (connection, { visit }) => {
    await visit.page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await expectNoneAsked(visit);
  },
);

test('if links load documents nothing is prefetched', async ({ visit }) => {
  await visit.page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await expectNoneAsked(visit);
});

async function expectNoneAsked(visit: Visit): Promise<void> {
  await open(visit.page, '/impressum');
  await visit.page.hover(brands);
  await visit.page.focus(brands);
  await visit.page.waitForTimeout(700);
  const data = visit.requests.filter((url) => url.endsWith('/page-data.json'));
  expect(data).toEqual([expect.stringContaining(pageDataPath('/impressum'))]);
}

/** Opens a page that does not notice what is in view, to isolate other reasons for prefetching. */
async function openWithoutView({ page }: Visit): Promise<void> {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await open(page, '/impressum');
}

function isAsked({ requests }: Visit, path: string): boolean {
  return requests.some((url) => isOf(url, path));
}

function isOf(url: string, path: string): boolean {
  return url.endsWith(pageDataPath(path));
}

async function expectAsked(visit: Visit, path: string): Promise<void> {
  await expect.poll(() => isAsked(visit, path)).toBe(true);
}
