import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { test } from './pages.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
}

const limit = 0.02;

test.for([360, 1280])(
  'fonts that come late are used at once and move next to nothing, in a window of %i px',
  async (width, { newPage, skip }) => {
    const { page } = await newPage({ reducedMotion: 'reduce', width });
    await page.route('**/*.woff2', async (route) => {
      await sleep(700);
      await route.continue();
    });
    const found: [path: string, isShown: boolean, shift: number][] = [];
    // On legal pages a long word breaks in the stand-in: docs/decisions/0019-first-visit.md
    for (const path of ['/', '/uhren/ostra', '/kontakt']) {
      await page.goto(path);
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) =>
            family.includes('Serif') && !family.includes('Times') && status === 'loaded',
        ),
      );
      const { isShown, shift } = await page.evaluate(measure);
      found.push([path, isShown, shift]);
    }
    expect(found.filter(([, isShown]) => !isShown)).toEqual([]);
    skip(
      !(await page.evaluate(areStandInsThere)),
      'Neither Arial and Times New Roman nor Liberation is installed here.',
    );
    expect(found.filter(([, , shift]) => shift >= limit)).toEqual([]);
  },
);

/** Runs in the page: whether this machine has the fonts that stand in until those of the shop come. */
async function areStandInsThere(): Promise<boolean> {
  const standIns = [...document.fonts].filter(({ family }) =>
    /Serif Times|Sans Arial/.test(family),
  );
  const loads = await Promise.allSettled(standIns.map((face) => face.load()));
  return loads.length > 0 && loads.every(({ status }) => status === 'fulfilled');
}

/** Runs in the page: whether its fonts are there, and how far they have moved what stands on it. */
async function measure(): Promise<{ isShown: boolean; shift: number }> {
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
  return { isShown: document.fonts.check('20px "Instrument Serif"'), shift };
}
