import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tooltipEvents } from '#site/ui/tooltip/start-tooltips.ts';
import { checkAxe } from '../axe.ts';
import { test } from './stage.ts';

const tip = (page: Page) => page.locator('.tooltip');
const text = (page: Page) => page.locator('.tooltip > span');

test('a tooltip shows while the pointer is on its trigger', async ({ newStage }) => {
  const { page, show, errors } = await newStage();
  await show('/tooltip');
  expect(await tip(page).isVisible()).toBe(false);
  await page.hover('button');
  await tip(page).waitFor();
  await page.mouse.move(0, 0);
  await tip(page).waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
});

test('a tooltip stays while the pointer moves from its trigger onto it', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/tooltip');
  await page.hover('button');
  await tip(page).waitFor();
  const [from, to] = await Promise.all([
    page.locator('button').boundingBox(),
    text(page).boundingBox(),
  ]);
  const x = (from?.x ?? 0) + 10;
  const goal = (to?.y ?? 0) + 10;
  await page.mouse.move(x, (from?.y ?? 0) + 5);
  await page.mouse.move(x, goal, { steps: 30 });
  await page.waitForTimeout(250);
  expect(await tip(page).isVisible()).toBe(true);
});

test('a tooltip shows while its trigger has the focus, whatever the pointer does', async ({
  newStage,
}) => {
  const { page, show } = await newStage();
  await show('/tooltip');
  await page.keyboard.press('Tab');
  await tip(page).waitFor();
  await page.hover('button');
  await page.mouse.move(0, 0);
  await page.waitForTimeout(250);
  expect(await tip(page).isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await tip(page).waitFor({ state: 'hidden' });
});

test('Escape dismisses a tooltip, and the trigger keeps the focus', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/tooltip');
  await page.keyboard.press('Tab');
  await tip(page).waitFor();
  await page.keyboard.press('Escape');
  await tip(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Garantie');
});

test('events at its trigger show and hide a tooltip', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/tooltip');
  const send = (type: string) =>
    page.evaluate(
      (name) => document.querySelector('button')?.dispatchEvent(new Event(name, { bubbles: true })),
      type,
    );
  await send(tooltipEvents.show);
  await tip(page).waitFor();
  await send(tooltipEvents.hide);
  await tip(page).waitFor({ state: 'hidden' });
});

/** The direction of the text from the middle of the trigger. */
const sides = [
  ['', 0, -1],
  ['bottom', 0, 1],
  ['left', -1, 0],
  ['right', 1, 0],
] as const;

test.for(sides)(
  'a tip at the place "%s" stands %i, %i from its trigger',
  async ([place, x, y], { newStage }) => {
    const { page, show } = await newStage();
    await show(`/tooltip?place=${place}`);
    expect(await offset(page)).toEqual([x, y]);
  },
);

test('a tooltip without room above its trigger shows below it', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/tooltip');
  await page.evaluate(() => window.scrollTo(0, 330));
  expect(await offset(page)).toEqual([0, 1]);
});

async function offset(page: Page): Promise<[x: number, y: number]> {
  await page.locator('button').dispatchEvent(tooltipEvents.show);
  await tip(page).waitFor();
  const [from, to] = await Promise.all([
    page.locator('button').boundingBox(),
    text(page).boundingBox(),
  ]);
  if (!from || !to) throw new Error('The tip is not shown.');
  const apart = (at: 'x' | 'y', size: 'width' | 'height') => {
    if (to[at] + to[size] <= from[at]) return -1;
    if (to[at] >= from[at] + from[size]) return 1;
    return Math.abs(to[at] + to[size] / 2 - from[at] - from[size] / 2) < 1 ? 0 : Number.NaN;
  };
  return [apart('x', 'width'), apart('y', 'height')];
}

test.for(sides)(
  'a tip at the place "%s" fits into a small window',
  async ([place], { newStage }) => {
    const { page, show } = await newStage({ width: 360 });
    await show(`/tooltip?place=${place}`);
    await page.addStyleTag({ content: 'main { padding-inline: 120px !important }' });
    await page.locator('button').dispatchEvent(tooltipEvents.show);
    await tip(page).waitFor();
    const box = await text(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 360)).toBeLessThanOrEqual(360);
  },
);

test('a tooltip has the measures of the specification', async ({ newStage }) => {
  const { page, show } = await newStage({ reducedMotion: 'reduce' });
  await show('/tooltip');
  await page.hover('button');
  await tip(page).waitFor();
  const opacity = await tip(page).evaluate((node) => getComputedStyle(node).opacity);
  const measures = await text(page).evaluate((node) => {
    const { borderRadius, padding, maxWidth, width } = getComputedStyle(node);
    return { borderRadius, padding, maxWidth, width };
  });
  expect({ opacity, ...measures }).toEqual({
    opacity: '0.9',
    borderRadius: '3px',
    padding: '8px 21px',
    maxWidth: '320px',
    width: '320px',
  });
});

test('everyone can use a visible tooltip', async ({ newStage }) => {
  const { page, show } = await newStage({ reducedMotion: 'reduce' });
  await show('/tooltip');
  await page.hover('button');
  await tip(page).waitFor();
  await expect(checkAxe(page)).resolves.toBeUndefined();
});

test('in forced colours a tooltip has a border and hides nothing of itself', async ({
  newStage,
}) => {
  const { page, show } = await newStage({ forcedColors: 'active', reducedMotion: 'reduce' });
  await show('/tooltip');
  await page.hover('button');
  await tip(page).waitFor();
  expect(await tip(page).evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  expect(await text(page).evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
});
