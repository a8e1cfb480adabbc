import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, signedIn } from './admin.ts';
import { upload } from './staff.ts';

afterAll(closeBrowser);

/** Payload's translations are a package of the content system. */
const packageOfCms = createRequire(new URL('../../cms/package.json', import.meta.url));

const phone = { width: 360, height: 780 };

test('lists, their filter and their columns fit a phone, in German', async () => {
  // Nobody has entered anything about it.
  await upload('media', 'neu.jpg', await readFile('content/media/watches.jpg'), {
    type: 'image/jpeg',
  });
  const page = await signedIn(phone, { hasTouch: true });
  const english = onlyEnglish('de');
  for (const path of await listsOf(page)) {
    await open(page, path);
    await expect
      .poll(async () => ({ path, faults: await faults(page, english) }))
      .toEqual({ path, faults: [] });
  }
  await open(page, '/admin/collections/items');
  await openControls(page);
  await expect.poll(() => faults(page, english)).toEqual([]);
  await page.context().close();
}, 300_000);

test('scheduling a publish shows no English text', async () => {
  const page = await signedIn(phone, { hasTouch: true });
  await page.goto('/admin/globals/opening_hours');
  await tapUntil(page, page.locator('.form-submit .popup-button').first(), '#schedule-publish');
  await page.locator('#schedule-publish').tap();
  const drawer = page.locator('.schedule-publish__scheduler');
  await drawer.getByText('Veröffentlichen', { exact: true }).tap();
  await expect.poll(() => drawer.innerText()).toContain('Berlin');
  await expect.poll(() => faults(page, [...onlyEnglish('de'), 'All'])).toEqual([]);
  await page.context().close();
});

test('a picture without a file is rejected without English text', async () => {
  const page = await signedIn(phone, { hasTouch: true });
  await page.goto('/admin/collections/media/create');
  const toast = '.payload-toast-item';
  await tapUntil(page, page.locator('#action-save'), toast);
  expect(await page.locator(toast).first().innerText()).toContain('Datei');
  expect(await page.locator('.file-field__upload').innerText()).not.toMatch(/drag/i);
  const words = [...onlyEnglish('de'), 'A file is required.', 'A file name is required.'];
  await expect.poll(() => faults(page, words)).toEqual([]);
  await page.context().close();
});

test('a list, its filter and its columns are in French', async () => {
  const page = await signedIn(phone, { locale: 'fr-FR', hasTouch: true });
  const english = onlyEnglish('fr');
  await open(page, '/admin/collections/brands');
  await openControls(page);
  await expect.poll(() => faults(page, english)).toEqual([]);
  const text = await page.locator('.collection-list').innerText();
  expect(text).toContain('Créer');
  expect(text).not.toMatch(/nouveau ou nouvelle|translations/);
  await page.context().close();
});

/** The lists that the start screen leads to. */
async function listsOf(page: Page): Promise<string[]> {
  const links = page.locator('#start-screen a[href^="/admin/collections/"]');
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return [...new Set(paths)].filter((path) => path.split('/').length === 4);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.collection-list .search-filter__input').waitFor();
}

/** Taps until something appears: a page ignores taps before hydration. */
async function tapUntil(page: Page, target: Locator, seen: string): Promise<void> {
  const isSeen = async () => {
    if (!(await page.locator(seen).first().isVisible())) await target.tap();
    return page.locator(seen).first().isVisible();
  };
  await expect.poll(isSeen, { interval: 2000 }).toBe(true);
}

/** Opens the filter of a list with a condition, and the column picker. */
async function openControls(page: Page): Promise<void> {
  const toggle = page.locator('.list-controls__toggle-where');
  await tapUntil(page, toggle, '.where-builder__add-first-filter');
  await page.locator('.where-builder__add-first-filter').tap();
  await page.locator('.condition__actions-add').waitFor();
  await expect.poll(() => faults(page, [])).toEqual([]);
  await page.locator('.list-controls__toggle-columns').tap();
  await page.locator('.pill-selector__pill').first().waitFor();
}

/** Payload's English texts that differ in this language. */
function onlyEnglish(language: 'de' | 'fr'): string[] {
  const others = new Set(textsIn(payloadTexts(language)));
  return textsIn(payloadTexts('en')).filter((text) => text.length > 2 && !others.has(text));
}

function payloadTexts(language: string): unknown {
  return packageOfCms(`@payloadcms/translations/languages/${language}`);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

/** Elements that are wider than the phone, too small for a finger, in English or without text. */
async function faults(page: Page, english: readonly string[]): Promise<string[]> {
  return page.evaluate((foreign) => {
    const root = document.querySelector('dialog[open]:last-of-type') ?? document.body;
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`${scrollWidth} px wide`);
    const controls =
      'a[href], button, input:not([type=hidden], [type=radio], .rs__input), textarea, .rs__control, .radio-input';
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('[aria-hidden=true], [inert], script, style')) continue;
      const { width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || width === 0) continue;
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '');
      const names = ['aria-label', 'title', 'placeholder'].map((name) =>
        element.getAttribute(name),
      );
      for (const text of [...own, ...names]) {
        if (!text) continue;
        if (/\[object|^general:/.test(text) || foreign.includes(text)) found.add(`says "${text}"`);
      }
      // The page beside a drawer, and a cross that would cover the text.
      const isBeside = element.matches('.drawer__close, .payload-toast-close-button');
      if (element.matches(controls) && !isBeside && Math.min(width, height) < 43.9) {
        const name = `${element.tagName}.${element.className} "${element.textContent}"`;
        found.add(`${name} is ${Math.round(width)} x ${Math.round(height)} px`);
      }
    }
    return [...found];
  }, english);
}
