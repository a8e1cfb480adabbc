import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeBrowser, signedIn } from './admin.ts';
import { idOf, signIn, type Staff, visitor } from './staff.ts';

interface Row extends Record<string, unknown> {
  time_close: string | null;
}

interface Hours extends Record<string, unknown> {
  periods: Row[];
  special_days: Row[];
}

const hours = '/api/globals/opening_hours';
const saturday = 4;

let staff: Staff;
let page: Page;
/** A person's input since the last reset. */
const done = { taps: 0, characters: 0 };

beforeAll(async () => {
  staff = await signIn();
  page = await signedIn({ width: 360, height: 780 }, { hasTouch: true });
}, 120_000);
afterAll(closeBrowser);

/** The document without empty fields and fields that every save changes. */
async function read({ draft = false, locale = 'all' } = {}): Promise<Hours> {
  const { body } = await staff<Hours>('GET', `${hours}?locale=${locale}&depth=0&draft=${draft}`);
  const text = JSON.stringify({ ...body, updatedAt: null, createdAt: null });
  return JSON.parse(text, (_, value: unknown) => value ?? undefined) as Hours;
}

async function openStart(): Promise<void> {
  await page.goto('/admin?locale=de');
  await page.waitForLoadState('networkidle');
  Object.assign(done, { taps: 0, characters: 0 });
}

async function tap(name: RegExp | string): Promise<void> {
  done.taps += 1;
  await page.locator('#start-screen').getByRole('button', { name }).tap();
}

async function tapField(label: string | RegExp): Promise<void> {
  done.taps += 1;
  await page.locator('#start-screen').getByLabel(label, { exact: true }).tap();
}

async function type(text: string): Promise<void> {
  done.characters += text.length;
  await page.keyboard.type(text);
}

async function isPublished(): Promise<void> {
  const says = page.locator('#start-screen output').filter({ hasText: /\S/ });
  await expect.poll(() => says.allInnerTexts()).toEqual([expect.stringMatching(/^Veröffentlicht/)]);
}

test("Saturday’s hours take three taps, and other people's unpublished changes stay a draft", async () => {
  const before = await read();
  const { periods } = await read({ locale: 'en' });
  const late = (rows: Row[]) => rows.with(0, closing(rows[0], '19:45'));
  const draft = { periods: late(periods), _status: 'draft' };
  expect((await staff('POST', `${hours}?locale=en&draft=true`, draft)).status).toBe(200);
  await openStart();
  await tap(/^Samstag/);
  await tapField('Schließt um');
  await type('14');
  await tap('Veröffentlichen');
  await isPublished();
  expect(done.taps).toBeLessThanOrEqual(3);
  expect(done.characters).toBeLessThanOrEqual(10);
  const at14 = (rows: Row[]) => rows.with(saturday, closing(rows[saturday], '14:00'));
  expect(await read()).toEqual({ ...before, periods: at14(before.periods) });
  expect(await read({ draft: true })).toEqual({
    ...before,
    periods: late(at14(before.periods)),
    _status: 'draft',
  });
  expect(await page.locator('#start-screen').innerText()).toMatch(/9:30–14\sUhr/);
});

function closing(row: Row | undefined, time_close: string): Row {
  return { ...row, time_close };
}

test('a closed day takes two taps, and is published without the draft', async () => {
  const before = await read();
  const today = new Date();
  // The demo shop has no entry for a 17th.
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1, 17, 12));
  await openStart();
  await tap('Geschlossenen Tag eintragen');
  await type(`17.${day.getUTCMonth() + 1}.`);
  await tap('Veröffentlichen');
  await isPublished();
  expect(done.taps).toBeLessThanOrEqual(4);
  const after = await read();
  expect(after).toEqual({ ...before, special_days: after.special_days });
  const others = before.special_days.filter(({ date }) => date !== day.toISOString());
  expect(after.special_days.slice(0, -1)).toEqual(others);
  expect(after.special_days.at(-1)).toMatchObject({ date: day.toISOString() });
  expect(after.special_days.at(-1)).not.toHaveProperty('time_open');
  expect((await read({ draft: true }))['_status']).toBe('draft');
});

test("today's early closing is published, with its occasion in all languages", async () => {
  const date = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  const { special_days } = await read({ locale: 'de' });
  const own = {
    date: `${date}T12:00:00.000Z`,
    time_open: '09:00',
    time_close: '20:00',
    translations: { free_text: 'Sommerfest' },
  };
  const others = special_days.filter((row) => !String(row['date']).startsWith(date));
  const path = `${hours}?locale=de`;
  // Publishes the draft of the previous tests too.
  const data = { special_days: [...others, own], _status: 'published' };
  expect((await staff('POST', path, data)).status).toBe(200);
  const before = await read();
  const ask = async (close: string) =>
    staff('POST', '/api/start?locale=de', { task: 'today', close });
  expect(await ask('4')).toMatchObject({
    status: 400,
    body: { fields: { close: expect.stringContaining('9') as string } },
  });
  expect((await ask('16')).status).toBe(200);
  const after = await read();
  const last = closing(before.special_days.at(-1), '16:00');
  expect(after).toEqual({ ...before, special_days: [...before.special_days.slice(0, -1), last] });
});

test('a notice takes three taps', async () => {
  await openStart();
  await tap('Hinweis auf jede Seite setzen');
  await type('Heute gibt es Tee im Hof.');
  await tapField('Zu sehen bis');
  await type('31.12.');
  await tap('Veröffentlichen');
  await isPublished();
  expect(done.taps).toBeLessThanOrEqual(4);
  const { body } = await staff<{ docs: Record<string, unknown>[] }>(
    'GET',
    '/api/announcements?sort=-createdAt&limit=1&depth=0&locale=all',
  );
  expect(body.docs[0]).toMatchObject({
    _status: 'published',
    importance: 'normal',
    to: expect.stringMatching(/-12-31T/) as string,
    translations: { text: { de: 'Heute gibt es Tee im Hof.' } },
  });
  expect((await staff('DELETE', `/api/announcements/${String(body.docs[0]?.['id'])}`)).status).toBe(
    200,
  );
});

test("a price takes three taps, and other people's unpublished changes stay a draft", async () => {
  const id = await idOf(staff, 'items', 'slug', 'lindenblatt-42');
  const item = `/api/items/${id}`;
  const readItem = async (query = ''): Promise<Record<string, unknown>> => {
    const { body } = await staff('GET', `${item}?depth=0&${query}`);
    return { ...body, updatedAt: null };
  };
  const before = await readItem('locale=all');
  const draft = { translations: { lead: 'Noch nicht fertig.' }, _status: 'draft' };
  expect((await staff('PATCH', `${item}?locale=de&draft=true`, draft)).status).toBe(200);
  await openStart();
  await tap('Preis ändern');
  await type('blatt 42');
  await tap(/^Anhänger Lindenblatt/);
  await type('189,5');
  await tap('Veröffentlichen');
  await isPublished();
  expect(done.taps).toBeLessThanOrEqual(4);
  expect(await readItem('locale=all')).toEqual({ ...before, price: 189.5 });
  expect(await readItem('locale=all&draft=true')).toMatchObject({
    price: 189.5,
    translations: { lead: { de: 'Noch nicht fertig.' } },
    _status: 'draft',
  });
  const german = await readItem('locale=de');
  const back = { ...german, price: before['price'], updatedAt: undefined, _status: 'published' };
  expect((await staff('PATCH', `${item}?locale=de`, back)).status).toBe(200);
});

test('a price ten times the last one is confirmed once', async () => {
  const id = await idOf(staff, 'items', 'slug', 'lindenblatt-42');
  const price = async () => (await staff('GET', `/api/items/${id}?depth=0`)).body['price'];
  const before = Number(await price());
  await openStart();
  await tap('Preis ändern');
  await type('blatt 42');
  await tap(/^Anhänger Lindenblatt/);
  await type(String(before * 10));
  await tap('Veröffentlichen');
  const says = async () => page.locator('#start-screen form').innerText();
  await expect.poll(says).toContain('tippen Sie noch einmal');
  expect(await price()).toBe(before);
  await tap('Veröffentlichen');
  await expect.poll(price).toBe(before * 10);
  const back = { task: 'price', item: id, price: String(before), sure: true };
  expect((await staff('POST', '/api/start', back)).status).toBe(200);
});

test('a rejected task is explained at its field, in the reader’s language, and writes nothing', async () => {
  const before = await read();
  await openStart();
  await tap('Geschlossenen Tag eintragen');
  await type('1.1.2020');
  await tap('Veröffentlichen');
  const form = page.locator('#start-screen form');
  await expect.poll(() => form.innerText()).toContain('Dieser Tag ist schon vorbei.');
  await page
    .locator('#start-screen')
    .getByLabel('Geschlossen am', { exact: true })
    .fill('31.2.2027');
  await tap('Veröffentlichen');
  await expect.poll(() => form.innerText()).toContain('Diesen Tag gibt es nicht.');
  expect(await read()).toEqual(before);
});

test('only staff can send tasks, and only short ones', async () => {
  const task = { task: 'today', close: '16' };
  expect((await visitor()('POST', '/api/start', task)).status).toBe(403);
  expect((await visitor(inject('cms').key)('POST', '/api/start', task)).status).toBe(403);
  const long = { task: 'notice', text: 'a'.repeat(20_000) };
  expect((await staff('POST', '/api/start', long)).status).toBe(413);
  expect((await staff('POST', '/api/start', { task: 'rollback' })).status).toBe(400);
});

test('unpublished changes are listed, newest first', async () => {
  const { body } = await staff<{ doc: { id: number } }>(
    'POST',
    '/api/events?draft=true&locale=de',
    {
      recordId: 'hoffest',
      translations: { title: 'Hoffest im Juni' },
      _status: 'draft',
    },
  );
  await openStart();
  const first = page.locator(`#start-screen a[href="/admin/collections/events/${body.doc.id}"]`);
  await expect.poll(() => first.innerText()).toMatch(/^Hoffest im Juni\s+Veranstaltung$/);
  await staff('DELETE', `/api/events/${body.doc.id}`);
});

test('the start screen passes axe and fits 360 px, with targets of 44 px', async () => {
  await openStart();
  await tap(/^Mittwoch/);
  for (const form of ['', 'Geschlossenen Tag eintragen', 'Hinweis auf jede Seite setzen']) {
    if (form) await tap(form);
    const { violations } = await new AxeBuilder({ page })
      .include('#start-screen')
      .options({
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
        rules: {
          'target-size': { enabled: true },
          'label-content-name-mismatch': { enabled: true },
        },
      })
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await page.evaluate(smallTargets)).toEqual([]);
  }
  const text = await page.locator('#start-screen').innerText();
  expect(text).not.toMatch(/\[object|Create|Dashboard|\bShow\b|\bEdit\b/);
});

test('document forms fit a phone too, with targets of 44 px for fingers', async () => {
  await page.goto(
    `/admin/collections/items/${await idOf(staff, 'items', 'slug', 'lindenblatt-42')}`,
  );
  await page.locator('#field-price').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const account = await page.locator('.app-header__account').boundingBox();
  expect((account?.x ?? 0) + (account?.width ?? 360)).toBeLessThanOrEqual(360);
  await page.goto('/admin/globals/opening_hours');
  const row = page.locator('#periods-row-4');
  await expect.poll(() => row.innerText()).toContain('Samstag, 09:30–14:00');
  const menu = await row.locator('.array-actions__button').boundingBox();
  expect(Math.min(menu?.width ?? 0, menu?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

/** Targets smaller than 44 px. */
function smallTargets(): string[] {
  const controls =
    '#start-screen :is(a, button, label:has(input[type=file]), input:not([type=file]))';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isHidden = element.getAttribute('aria-hidden') === 'true';
    const isSmall = Math.min(width, height) < 43.9;
    return isSmall && !isHidden ? [`${element.textContent} ${width} x ${height}`] : [];
  });
}
