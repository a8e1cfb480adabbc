import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { partIds, pieceId } from '#model/part-ids.ts';
import { alive } from './alive.ts';
import { isSameDocument, mark } from './app.ts';
import { checkAxe } from './axe.ts';
import { test as base } from './harness.ts';

const path = '/digitales-schaufenster';
const slug = 'ostra-elbwiese-38';
const itemPath = `/uhren/${slug}`;

/**
 * `piece` is the record of an item in the demo shop's display; `count` is the number of items
 * there.
 */
const test = base
  .extend('count', ({ shop }) => shop.shop_windows[0]?.pieces.length ?? 0)
  .extend('piece', ({ shop }) => {
    const item = shop.items.find((one) => one.slug === slug);
    const name = item?.translations[0]?.name;
    if (!name) throw new Error('The demo shop has lost the item.');
    // Pages keep number and unit together.
    return {
      name: name.replace(' mm', '\u00a0mm'),
      price: `${item.price?.toLocaleString('de')}\u00a0€`,
    };
  });

const tags = (page: Page) => page.locator('main ol a[href^="#piece-"]');
const tagOf = (page: Page) => page.locator(`main ol a[href="#${pieceId(slug)}"]`);
const card = (page: Page) => page.locator('main li:has([aria-expanded="true"]) > div');

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The clickable boxes of the marks, in the narrowest window. */
async function centres(marks: Locator): Promise<{ x: number; y: number; size: number }[]> {
  return marks.evaluateAll((links) =>
    links.map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
    }),
  );
}

test('without JavaScript the tags lead to a list of the same pieces, which is also printed', async ({
  newPage,
  count,
  piece,
}) => {
  const { page } = await newPage({ javaScript: false, width: 360 });
  await page.goto(path);
  expect(await tags(page).count()).toBe(count);
  expect(await page.locator('main ol article').count()).toBe(count);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  const marks = await centres(tags(page));
  expect(Math.min(...marks.map(({ size }) => size))).toBeGreaterThanOrEqual(32);
  const distances = marks.flatMap((one, at) =>
    marks.slice(0, at).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(32);

  await tagOf(page).click();
  expect(new URL(page.url()).hash).toBe(`#${pieceId(slug)}`);
  const entry = page.locator(`#${pieceId(slug)}`);
  const text = await entry.innerText();
  expect(text).toContain(piece.name);
  expect(text).toContain(piece.price);
  const links = await entry
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([itemPath, `${itemPath}#${partIds.ask}`]);

  await page.emulateMedia({ media: 'print' });
  expect(await tagOf(page).isVisible()).toBe(false);
  expect(await entry.isVisible()).toBe(true);
});

test('a tag shows its card on hover and keyboard focus, and Escape returns to the tag', async ({
  newPage,
  piece,
}) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await page.goto(path);
  await alive(page);
  await tagOf(page).hover();
  await card(page).hover();
  expect(await card(page).innerText()).toContain(piece.price);
  await page.mouse.move(1, 1);
  await card(page).waitFor({ state: 'detached' });

  const names = await tags(page).evaluateAll((all) => all.map((tag) => tag.textContent));
  expect(names.join(' ')).toContain(`${piece.name} ${piece.price}`);
  await tags(page).first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await card(page).waitFor();
  await checkAxe(page);
  await page.keyboard.press('Tab');
  expect(await card(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  const first = tags(page).first();
  expect(await first.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await tags(page).nth(1).getAttribute('aria-expanded')).toBe('true');
  expect(await first.getAttribute('aria-expanded')).toBe('false');

  // A tablet has no room beside each tag: cards are above or below.
  await page.setViewportSize({ width: 768, height: 900 });
  for (const tag of await tags(page).all()) {
    await tag.focus();
    const [number, box] = [await tag.boundingBox(), await card(page).boundingBox()];
    expect(number && box && overlaps(number, box)).toBe(false);
  }
});

test('a finger opens and closes a card, and putting a piece aside pre-fills the request', async ({
  newPage,
  piece,
}) => {
  const { page } = await newPage({ width: 360, hasTouch: true, reducedMotion: 'reduce' });
  await page.goto(path);
  await alive(page);
  await mark(page);
  await tagOf(page).tap();
  const box = await card(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await tagOf(page).tap();
  await card(page).waitFor({ state: 'detached' });
  await tagOf(page).tap();
  await card(page).getByRole('link', { name: 'zurücklegen' }).tap();
  await page.waitForURL(`**${itemPath}#${partIds.ask}`);
  expect(await isSameDocument(page)).toBe(true);
  const form = page.locator('form[action$="/api/availability"]');
  const message = form.locator('[name="message"]');
  await expect.poll(() => message.inputValue()).toContain(piece.name);
  expect(await message.inputValue()).toContain('eine Woche');
  expect(await form.locator('[name="piece_id"]').inputValue()).toBe(slug);
});

test.for([
  ['12:00', '0'],
  ['21:00', '1'],
])('at %s the lamps are lit to %s', async ([time = '', lit = ''], { newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date(`${workday()}T${time}:00`));
  await page.goto(path);
  await page.waitForSelector('main [data-open]:not([data-open=""])');
  const dusk = await page
    .locator('main section div[aria-hidden="true"]')
    .first()
    .evaluate((node) => getComputedStyle(node, '::before').opacity);
  expect(dusk).toBe(lit);
});

/** A Tuesday of the next month, which the build's timetable covers. */
function workday(): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 8));
  day.setUTCDate(8 + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
