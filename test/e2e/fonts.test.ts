import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open } from './app.ts';
import { click, expectPage } from './faults.ts';
import { test } from './pages.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** How a page's fonts arrived. */
interface Arrival {
  isShown: boolean;
  /** Whether nothing was painted before a font had loaded. */
  isWaitedFor: boolean;
  /** How far the fonts have moved the page's content. */
  shift: number;
}

const limit = 0.02;

test.for([360, 1280])(
  'late fonts do not block painting, are used at once and move next to nothing, in a window of %i px',
  async (width, { newPage, skip }) => {
    const { page } = await newPage({ reducedMotion: 'reduce', width });
    await page.route('**/*.woff2', async (route) => {
      await sleep(700);
      await route.continue();
    });
    const found: ({ path: string } & Arrival)[] = [];
    // A paragraph of the privacy page has one line more in the fallback font:
    // docs/decisions/0019-first-visit.md
    for (const path of ['/', '/uhren/ostra', '/kontakt']) {
      await page.goto(path);
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) =>
            family.includes('Serif') && !family.includes('Times') && status === 'loaded',
        ),
      );
      found.push({ path, ...(await page.evaluate(measure)) });
    }
    expect(found.filter(({ isShown, isWaitedFor }) => !isShown || isWaitedFor)).toEqual([]);
    skip(
      !(await page.evaluate(areStandInsThere)),
      'Neither Arial and Times New Roman nor Liberation is installed here.',
    );
    expect(found.filter(({ shift }) => shift >= limit)).toEqual([]);
  },
);

test("names from all over Europe are shown in the site's fonts, whichever page comes first", async ({
  newPage,
}) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await page.locator('link[href*="further-letters"]').count()).toBe(0);
  await click(page, '/team');
  await expectPage(page, 'Zwölf Menschen');
  expect(await fontsOf(page)).toEqual([['Instrument Serif'], ['Instrument Sans']]);
  await page.goto('/team');
  expect(await fontsOf(page)).toEqual([['Instrument Serif'], ['Instrument Sans']]);
});

/** The fonts of a heading and a text with letters of many languages. */
async function fontsOf(page: Page): Promise<string[][]> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('main h1, main p')) {
      element.textContent = 'Łódź Čapek Yıldız Ayşe Åse Núñez Østby Kőszeg Șerban Đurić Ærø';
    }
    document.querySelector('h1')?.scrollIntoView();
    await document.fonts.ready;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const found: string[][] = [];
  for (const selector of ['main h1', 'main p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    found.push([...new Set(fonts.map(({ familyName }) => familyName))]);
  }
  await session.detach();
  return found;
}

/** Runs in the page: whether this machine has the fallback fonts. */
async function areStandInsThere(): Promise<boolean> {
  const standIns = [...document.fonts].filter(({ family }) =>
    /Serif Times|Sans Arial/.test(family),
  );
  const loads = await Promise.allSettled(standIns.map((face) => face.load()));
  return loads.length > 0 && loads.every(({ status }) => status === 'fulfilled');
}

/** Runs in the page. */
async function measure(): Promise<Arrival> {
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as LayoutShift[]) shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  const fonts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2')) as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    isShown: document.fonts.check('20px "Instrument Serif"'),
    isWaitedFor: !paint || fonts.some(({ responseEnd }) => responseEnd < paint.startTime),
    shift,
  };
}
