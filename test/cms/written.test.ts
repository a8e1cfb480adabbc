import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenWays } from '#model/written.fixture.ts';
import { closeBrowser, signedIn } from './admin.ts';
import { idOf, signIn, type Staff } from './staff.ts';

const fields = { price: 'price', time: 'time_open', day: 'start_date' } as const;

let staff: Staff;
let event: number;
let page: Page;

beforeAll(async () => {
  staff = await signIn();
  event = await idOf(staff, 'events', 'recordId', 'hofadvent-2026');
  page = await signedIn({ width: 360, height: 780 });
  await page.goto(`/admin/collections/events/${event}?locale=de`);
  await page.locator('#field-price').waitFor();
}, 120_000);
afterAll(closeBrowser);

test('prices, times and days over REST are read as people write them, or rejected at their field', async () => {
  const path = `/api/events/${event}?draft=true&depth=0`;
  for (const [form, text, value] of writtenWays) {
    const field = fields[form];
    const change = { [field]: text, _status: 'draft' };
    const { status, body } = await staff<Answer>('PATCH', path, change);
    const refused = body.errors?.flatMap(({ data }) => data.errors.map((error) => error.path));
    const got = status === 200 ? plain(body.doc?.[field]) : refused;
    expect([text, got]).toEqual([text, value === undefined ? [field] : value]);
  }
});

interface Answer {
  doc?: Record<string, unknown>;
  errors?: { data: { errors: { path: string }[] } }[];
}

/** A day without the time that Payload stores with it. */
function plain(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/T.*/, '') : value;
}

test.each([
  ['price', 'decimal', '1.290,50', '1.290,50 €'],
  ['price', 'decimal', "1'290.–", '1.290,00 €'],
  ['price', 'decimal', '12€50', '12,50 €'],
  ['time_open', 'numeric', '930', '09:30 Uhr'],
  ['time_open', 'numeric', '16 Uhr', '16:00 Uhr'],
  ['time_open', 'numeric', '9h30', '09:30 Uhr'],
  ['start_date', 'numeric', '24122026', 'Donnerstag, 24. Dezember 2026'],
  ['start_date', 'numeric', '3.4.27', 'Samstag, 3. April 2027'],
  ['start_date', 'numeric', '1er mars 2027', 'Montag, 1. März 2027'],
])(
  'in a browser in German, %s has the keyboard "%s" and "%s" is understood as "%s"',
  async (name, keyboard, text, understood) => {
    const field = page.locator(`#field-${name}`);
    expect(await field.getAttribute('inputmode')).toBe(keyboard);
    await field.fill(text);
    // Tenfold price changes need confirmation: see the next test.
    const yes = page.locator(`#field-${name}-understood button`).first();
    await field.blur();
    const says = page.locator(`#field-${name}-understood`);
    await expect.poll(() => says.innerText()).toMatch(/\S/);
    if (await yes.isVisible()) await yes.click();
    await expect
      .poll(async () => (await says.innerText()).replaceAll(/\s/g, ' '))
      .toBe(`Verstanden: ${understood}`);
  },
);

test.each([
  ['price', 'viel', 'kein Preis'],
  ['time_open', '25:00', 'keine Uhrzeit'],
  ['start_date', '31.02.2027', 'Diesen Tag gibt es nicht'],
])('unreadable text in %s is reported at the field: "%s"', async (name, text, words) => {
  const field = page.locator(`#field-${name}`);
  await field.fill(text);
  await field.blur();
  const mistake = page.locator(`.field-type:has(> * #field-${name}) .field-error`);
  await expect.poll(() => mistake.innerText()).toContain(words);
});

test('a price ten times the last one needs confirmation before it is stored', async () => {
  const item = await idOf(staff, 'items', 'slug', 'lindenblatt-42');
  const stored = async () =>
    (await staff('GET', `/api/items/${item}?depth=0&draft=true`)).body['price'];
  await staff('PATCH', `/api/items/${item}?draft=true`, { price: 1290, _status: 'draft' });
  await page.goto(`/admin/collections/items/${item}?locale=de`);
  const price = page.locator('#field-price');
  await price.fill('12900');
  await price.blur();
  const question = page.locator('#field-price-understood');
  await expect
    .poll(async () => (await question.innerText()).replaceAll(/\s/g, ' '))
    .toContain('Bisher 1.290,00 €, jetzt 12.900,00 €. Stimmt das?');
  expect(await stored()).toBe(1290);
  await question.getByText('Ja, 12.900').click();
  await expect.poll(stored).toBe(12_900);
  // Not asked again when going back to it.
  await price.fill('12901');
  await price.blur();
  await expect.poll(stored).toBe(12_901);
});

test('an opening time is shown with its day', async () => {
  await page.goto('/admin/globals/opening_hours?locale=de');
  const row = page.locator('#periods-row-0');
  await expect.poll(() => row.innerText()).toMatch(/\S/);
  const field = page.locator('#field-periods__0__time_close');
  const open = async () => {
    if (!(await field.isVisible())) await row.locator('.collapsible__toggle').first().click();
    return field.isVisible();
  };
  await expect.poll(open, { interval: 2000 }).toBe(true);
  await field.fill('19');
  const says = page.locator('#field-periods__0__time_close-understood');
  await expect.poll(() => says.innerText()).toMatch(/^Verstanden: \p{L}[\p{L} ]+, 19:00\sUhr$/u);
});
