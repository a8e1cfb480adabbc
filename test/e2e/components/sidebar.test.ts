import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkAxe } from '../axe.ts';
import { test } from './stage.ts';

async function expectState(page: Page, state: string): Promise<void> {
  await expect.poll(() => page.textContent('output')).toBe(state);
}

async function openSidebar(page: Page): Promise<void> {
  await page.click('text=Directions');
  await page.waitForSelector('dialog[open]');
}

test('the sidebar shows its content', async ({ newStage }) => {
  const { page, show, errors } = await newStage();
  await show('/sidebar');
  expect(await page.locator('dialog').count()).toBe(0);
  await openSidebar(page);
  const dialog = page.getByRole('dialog', { name: 'Auf dieser Seite' });
  expect(await dialog.innerText()).toContain('Next to the town hall');
  await expectState(page, 'open');
  expect(errors).toEqual([]);
});

const ways: [string, (page: Page) => Promise<void>][] = [
  ['its button', (page) => page.click('dialog [aria-label="Schließen"]')],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a link in it', (page) => page.click('dialog em')],
  ['its backdrop', (page) => page.mouse.click(10, 400)],
  ['what is in it', (page) => page.click('text=Thanks')],
];

test.for(ways)('%s closes the sidebar, and the focus returns', async ([, close], { newStage }) => {
  const { page, show, errors } = await newStage();
  await show('/sidebar');
  await openSidebar(page);
  await close(page);
  await expectState(page, 'closed');
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Directions');
  expect(errors).toEqual([]);
});

test('a click on text in the sidebar leaves it open', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/sidebar');
  await openSidebar(page);
  await page.click('text=Next to the town hall');
  await page.click('dialog h2');
  expect(await page.locator('dialog[open]').count()).toBe(1);
});

test('the focus stays within the sidebar', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/sidebar');
  await openSidebar(page);
  const outside = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
  for (let step = 0; step < 6; step += 1) {
    expect(await outside()).toBe(false);
    await page.keyboard.press('Tab');
  }
});

test('the page does not scroll while the sidebar is open', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/sidebar');
  await openSidebar(page);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test('the sidebar slides in and out in 250 ms, with its content', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/sidebar');
  const begun = await page.evaluateHandle(() => {
    const list: unknown[][] = [];
    const isSlide = (one: Animation) =>
      one instanceof CSSTransition && one.transitionProperty === 'transform';
    document.addEventListener('transitionrun', ({ propertyName }) => {
      const { duration, easing } =
        document.getAnimations().find(isSlide)?.effect?.getTiming() ?? {};
      if (propertyName === 'transform') list.push([duration, easing]);
    });
    return list;
  });
  const movements = () => begun.jsonValue();
  await openSidebar(page);
  await expect.poll(movements).toEqual([[250, 'ease']]);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const leaving = await page.evaluate(async () => {
    document.querySelector('dialog')?.close();
    await new Promise(requestAnimationFrame);
    return document.querySelector('dialog')?.innerText;
  });
  expect(leaving).toContain('Next to the town hall');
  await expect.poll(movements).toEqual([
    [250, 'ease'],
    [250, 'ease'],
  ]);
});

test('the sidebar does not move for visitors who prefer reduced motion', async ({ newStage }) => {
  const { page, show } = await newStage({ reducedMotion: 'reduce' });
  await show('/sidebar');
  await openSidebar(page);
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    );
  expect(await running()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
});

test('content opened right after closing is shown', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/sidebar');
  await openSidebar(page);
  await page.click('text=Something else');
  await expect.poll(() => page.locator('dialog p').innerText()).toBe('Something else is here');
  await page.waitForTimeout(300);
  expect(await page.locator('dialog[open] p').innerText()).toBe('Something else is here');
});

test('Escape dismisses a tip in the sidebar first', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/sidebar');
  await openSidebar(page);
  await page.hover('text=Parking');
  await page.waitForSelector('.tooltip');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.tooltip', { state: 'hidden' });
  await expectState(page, 'open');
  await page.keyboard.press('Escape');
  await expectState(page, 'closed');
});

test('a sidebar reopened while it slides out stays', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/sidebar');
  await openSidebar(page);
  await page.evaluate(async () => {
    document.querySelector('dialog')?.close();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    document.querySelector('button')?.click();
  });
  await page.waitForTimeout(400);
  expect(await page.locator('dialog[open] p').innerText()).toBe('Next to the town hall');
});

test('everyone can use the open sidebar', async ({ newStage }) => {
  const { page, show } = await newStage({ reducedMotion: 'reduce' });
  await show('/sidebar');
  await openSidebar(page);
  await expect(checkAxe(page)).resolves.toBeUndefined();
});
