import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accepted, fakeFormsServer } from '../fakes/forms-server.ts';
import { expectTitle, isSameDocument, open } from './app.ts';
import { checkAxe } from './axe.ts';
import { neededWidth } from './needed-width.ts';
import { test as base } from './pages.ts';

const path = '/uhren/ostra-elbwiese-38';
/** As shown on the page: a no-break space keeps number and unit together. */
const name = 'Ostra Elbwiese, 38\u00a0mm';

/** `app` is the hydrated page of an item; `item` is its record. */
const test = base
  .extend('app', async ({ newPage }) => {
    const { page } = await newPage({ reducedMotion: 'reduce' });
    await open(page, path);
    return page;
  })
  .extend('item', ({ shop }) => {
    const found = shop.items.find(({ slug }) => path.endsWith(`/${slug}`));
    if (!found) throw new Error('The demo shop has lost the item.');
    return found;
  });

async function fillIn(page: Page): Promise<void> {
  const form = page.locator('form[action$="/api/availability"]');
  await form.locator('[name="name"]').fill('Änne Brandt');
  await form.locator('[name="email"]').fill('aenne@mail.example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
}

test('without JavaScript an item can be viewed and asked about', async ({ newPage, item }) => {
  const { page } = await newPage({ javaScript: false, width: 360 });
  const arrived = await fakeFormsServer(page, { status: 303, headers: { location: '/danke' } });
  await page.goto(path);
  expect(await page.locator('h1').textContent()).toBe(name);
  const main = await page.innerText('main');
  expect(main).toContain(`${item.price?.toLocaleString('de')}\u00a0€`);
  expect(main).toContain('inkl. MwSt.');
  expect(await page.locator('main dl dt').count()).toBe(item.attributes.length + 1);
  expect(await page.getByRole('button', { name: 'Merken' }).count()).toBe(0);
  expect(await page.locator('main a[href="/uhren"]').first().isVisible()).toBe(true);
  const picture = page.locator('a[aria-haspopup="dialog"]').first();
  expect(await picture.getAttribute('href')).toMatch(/^\/media\/.*\.jpg$/);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await fillIn(page);
  await expect.poll(() => arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({
    path: '/api/availability',
    fields: { piece_id: item.slug, piece_title: name, piece_path: path, page: path, privacy: 'on' },
  });
});

test('a question is sent with its item, and the thanks page follows', async ({ app, item }) => {
  const arrived = await fakeFormsServer(app, accepted);
  await fillIn(app);
  await expectTitle(app, 'gesendet');
  expect(await isSameDocument(app)).toBe(true);
  expect(arrived[0]?.fields).toEqual({
    language: 'de',
    page: path,
    website: '',
    token: 'token',
    name: 'Änne Brandt',
    email: 'aenne@mail.example',
    message: '',
    privacy: true,
    pieces: [
      {
        id: item.slug,
        title: name,
        path,
        number: item.sku,
        price: expect.stringMatching(/€$/) as string,
      },
    ],
  });
});

test('axe finds nothing wrong with an item or its enlarged picture', async ({ app }) => {
  await checkAxe(app);
  await app.locator('a[aria-haspopup="dialog"]').first().click();
  await app.locator('dialog[open]').waitFor();
  await checkAxe(app, { isLoaded: true });
});

test('a picture is enlarged by keys, wheel and click, and the focus returns afterwards', async ({
  app,
}) => {
  const link = app.locator('a[aria-haspopup="dialog"]').first();
  await link.focus();
  await app.keyboard.press('Enter');
  const stage = app.locator('dialog[open] figure');
  await stage.waitFor();
  const width = () => stage.locator('img').evaluate((image) => image.clientWidth / innerWidth);
  expect(await width()).toBe(1);
  // The blurred copy is exactly below the picture, once.
  const copy = await stage.locator('img').evaluate((image) => {
    const { backgroundRepeat, backgroundSize } = getComputedStyle(image);
    return [backgroundRepeat, backgroundSize];
  });
  expect(copy).toEqual(['no-repeat', 'contain']);
  await app.keyboard.press('+');
  expect(await width()).toBeCloseTo(1.5, 1);
  await app.mouse.move(300, 300);
  await app.mouse.wheel(0, -200);
  await expect.poll(width).toBeGreaterThan(1.8);
  await app.keyboard.press('ArrowRight');
  expect(await stage.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await app.keyboard.press('0');
  expect(await width()).toBe(1);
  await app.mouse.click(640, 300);
  expect(await width()).toBeCloseTo(2.5, 1);
  await app.keyboard.press('Escape');
  await expect.poll(() => app.locator('dialog').count()).toBe(0);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the back link leads to the list as it was left', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await open(page, '/uhren');
  const card = page.locator('main article a[href^="/uhren/"]').nth(5);
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => ({ y: scrollY, entries: navigation.entries().length }));
  await card.click();
  await page.locator('main dl').waitFor();
  await page.locator('main article a').first().click();
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await page.waitForURL('**/uhren');
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => navigation.currentEntry?.index)).toBe(left.entries - 1);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left.y));
});

test('a name of one endless word does not widen the page', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce', width: 320 });
  await open(page, path);
  await page.evaluate((shown) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (node.nodeValue === shown) node.nodeValue = 'Donaudampfschifffahrtsuhr'.repeat(4);
    }
  }, name);
  expect(await page.locator('h1').innerText()).toContain('Donaudampf');
  expect(await neededWidth(page)).toBe(320);
});
