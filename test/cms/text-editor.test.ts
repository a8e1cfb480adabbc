import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openContext } from '../e2e/browser.ts';
import { idOf, signIn, type Staff } from './staff.ts';

let browser: Browser;
let page: Page;
let staff: Staff;
let id: number;
const hosts = new Set<string>();
const { url, owner } = inject('cms');

beforeAll(async () => {
  staff = await signIn();
  id = await idOf(staff, 'info_pages', 'recordId', 'history');
  browser = await launchBrowser();
  const context = await openContext(browser, {
    viewport: { width: 360, height: 780 },
    locale: 'de-DE',
  });
  page = await context.newPage();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${url}/admin/login`);
  await page.fill('#field-email', owner.email);
  await page.fill('#field-password', owner.password);
  await page.click('button[type=submit]');
  await page.waitForURL(/admin\/?$/);
}, 120_000);

afterAll(async () => browser.close());

/** The current text in the content system. */
async function storedText(): Promise<string> {
  const { body } = await staff<{ translations: { text: string } }>(
    'GET',
    `/api/info_pages/${id}?locale=de&draft=true&depth=0`,
  );
  return body.translations.text;
}

async function openText() {
  await page.goto(`${url}/admin/collections/info_pages/${id}?locale=de`);
  const text = page.locator('#field-translations__text[contenteditable=true]');
  await text.waitFor();
  return text;
}

const publish = () => page.locator('#action-save');

test('a text that is only opened, or changed back, stays unchanged', async () => {
  const before = await storedText();
  const text = await openText();
  await expect.poll(async () => publish().isDisabled()).toBe(true);
  await text.locator('p').first().click();
  await page.keyboard.type('Und mehr');
  await expect.poll(async () => text.textContent()).toContain('Und mehr');
  for (let left = 'Und mehr'.length; left > 0; left -= 1) await page.keyboard.press('Control+z');
  await expect.poll(async () => text.textContent()).not.toContain('Und mehr');
  await expect.poll(storedText).toBe(before);
});

test('text pasted from Word loses its clutter, and becomes the site’s Markdown', async () => {
  const text = await openText();
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  const html = await readFile(join(import.meta.dirname, 'word.html'), 'utf8');
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, html);
  await page.getByRole('button', { name: 'Fußnote' }).click();
  await page.keyboard.type('Bei Regen im Saal.');
  // The draft is saved while typing.
  await expect.poll(storedText).toContain('Bei Regen im Saal.');
  await publish().click();
  await expect.poll(storedText).toBe(
    `## Sommerfest im Hof

Am **5. Juni** feiern wir – *bei jedem Wetter*.

- Kuchen
  - mit Rhabarber
- Musik

Mehr auf [unserer Seite](https://www.example.org/fest).[^1]

[^1]: Bei Regen im Saal.`,
  );
  expect([...hosts]).toEqual([new URL(url).host]);
});

test('a date typed at the start of a line stays a date', async () => {
  const text = await openText();
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('24. Dezember: geschlossen');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- eine Liste');
  await expect.poll(storedText).toBe('24\\. Dezember: geschlossen\n\n- eine Liste');
});
