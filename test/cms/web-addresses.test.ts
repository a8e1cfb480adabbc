import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, publish, signedIn } from './admin.ts';
import { signIn, type Staff } from './staff.ts';

let staff: Staff;
let page: Page;
/** The addresses of the documents that the tests create. */
const made: string[] = [];

beforeAll(async () => {
  staff = await signIn();
  page = await signedIn({ width: 360, height: 780 }, { hasTouch: true });
}, 120_000);
afterAll(async () => {
  await closeBrowser();
  // Other tests compare the content with the demo shop's.
  for (const path of made) await staff('DELETE', path);
});

const heading = async () => page.locator('.doc-header__title').first().innerText();
const valueOf = async (field: string) => page.locator(`#field-${field}`).inputValue();

/** Opens the form of a new document, for which Payload creates a draft. */
async function create(collection: string): Promise<string> {
  await page.goto(`/admin/collections/${collection}/create?locale=de`);
  await page.waitForURL(new RegExp(`/${collection}/\\d+`));
  await page.locator('[data-saving]').waitFor();
  const [id = ''] = /\d+/.exec(new URL(page.url()).pathname) ?? [];
  made.push(`/api/${collection}/${id}`);
  return id;
}

async function stored(collection: string, id: string): Promise<Record<string, unknown>> {
  return (await staff('GET', `/api/${collection}/${id}?draft=true&depth=0&locale=all`)).body;
}

test('a new event takes heading and name from its title while it is typed, until somebody names it', async () => {
  const id = await create('events');
  await expect.poll(heading).toBe('Neu: Veranstaltung');
  const title = page.locator('#field-translations__title');
  await title.pressSequentially('Weinabend für Gäste');
  await expect.poll(heading).toBe('Weinabend für Gäste');
  await expect.poll(() => valueOf('recordId')).toBe('weinabend-fuer-gaeste');
  await title.fill('Weinprobe');
  await expect.poll(() => valueOf('recordId')).toBe('weinprobe');
  await page.fill('#field-recordId', 'wein-2027');
  await title.fill('Weinprobe mit Käse');
  await expect.poll(heading).toBe('Weinprobe mit Käse');
  await expect.poll(async () => (await stored('events', id))['recordId']).toBe('wein-2027');
  await page.fill('#field-recordId', '');
  await title.fill('Weinprobe im Hof');
  await expect.poll(() => valueOf('recordId')).toBe('weinprobe-im-hof');
});

test('a day without a year is the next such day, and the last day follows the first', async () => {
  const id = await create('events');
  const says = async (field: string) =>
    page
      .locator(`#field-${field}-understood`)
      .innerText()
      .catch(() => '');
  const year = new Date().getFullYear();
  await page.fill('#field-start_date', '31.12.');
  await expect.poll(() => says('start_date')).toMatch(`. Dezember ${year}`);
  await page.fill('#field-start_date', '3112');
  await expect
    .poll(() => says('start_date'))
    .toMatch(/^Verstanden: \p{L}+, 31\. Dezember 20\d\d$/u);
  await page.fill('#field-end_date', '1.1.');
  await expect.poll(() => says('end_date')).toMatch(`, 1. Januar ${year + 1}`);
  await expect
    .poll(async () => (await stored('events', id))['end_date'])
    .toBe(`${year + 1}-01-01T12:00:00.000Z`);
});

test('a published event keeps its web address, and another with the same title gets a number', async () => {
  const ids = [await create('events')];
  await page.fill('#field-start_date', '31.12.');
  await page.fill('#field-translations__title', 'Silvester im Hof');
  await publish(page);
  const address = async (at: number) => {
    const { recordId, _status: status } = await stored('events', ids[at] ?? '');
    return status === 'published' ? recordId : undefined;
  };
  await expect.poll(async () => address(0)).toBe('silvester-im-hof');
  await page.locator('#field-translations__title').fill('Silvester bei uns');
  await expect.poll(heading).toBe('Silvester bei uns');
  expect(await valueOf('recordId')).toBe('silvester-im-hof');

  ids.push(await create('events'));
  await page.fill('#field-start_date', '31.12.');
  await page.fill('#field-translations__title', 'Silvester im Hof');
  await publish(page);
  await expect.poll(async () => address(1)).toBe('silvester-im-hof-2');
  await expect.poll(() => valueOf('recordId')).toBe('silvester-im-hof-2');

  // Works for programs too, without a name.
  const { body } = await staff<{ doc: { id: number; recordId: string } }>(
    'POST',
    '/api/events?locale=de',
    {
      start_date: '2027-12-10',
      translations: { title: 'Silvester im Hof' },
      _status: 'published',
    },
  );
  made.push(`/api/events/${body.doc.id}`);
  expect(body.doc.recordId).toBe('silvester-im-hof-3');
});

test('a page gets its short name, and its web address in each language', async () => {
  const id = await create('info_pages');
  await expect.poll(heading).toBe('Neu: Eigene Seite');
  await page.fill('#field-translations__title', 'Unser Team');
  await expect.poll(() => valueOf('translations__path')).toBe('/unser-team');
  await expect.poll(async () => (await stored('info_pages', id))['recordId']).toBe('unser-team');
  await page.goto(`/admin/collections/info_pages/${id}?locale=en`);
  await page.locator('[data-saving]').waitFor();
  await page.fill('#field-translations__title', 'Our team');
  await expect.poll(() => valueOf('translations__path')).toBe('/en/our-team');
  expect(await valueOf('recordId')).toBe('unser-team');
});
