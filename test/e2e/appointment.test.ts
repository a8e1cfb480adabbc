import { expect } from 'vitest';
import { accepted, fakeFormsServer, problem } from '../fakes/forms-server.ts';
import { open } from './app.ts';
import { test } from './another-shop.ts';
import { checkAxe } from './axe.ts';

const slotOf = (fields: Record<string, unknown> | undefined, at: number) =>
  `${String(fields?.[`day${at}`])} ${String(fields?.[`time${at}`])}`;

test('a visitor on a phone chooses two slots by keyboard, and reads that they are not confirmed yet', async ({
  newPage,
}) => {
  const { page, errors } = await newPage({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  const hours = '9:30–13 Uhr';
  const refused = problem(422, 'invalid-fields', {
    errors: [{ field: 'time2', code: 'outside-hours', allowed: hours }],
  });
  const arrived = await fakeFormsServer(page, refused, accepted);
  await open(page, '/termin#sehtest');
  expect(await page.locator('[value="sehtest"]').isChecked()).toBe(true);

  const days = page.locator('[name="calendar"]');
  await days.nth(2).focus();
  await page.keyboard.press('Space');
  const times = page.locator('button[aria-pressed]');
  await times.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.locator('main form ol li').count()).toBe(2);
  await checkAxe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.locator('main form [name="name"]').fill('Änne Brandt');
  await page.locator('main form [name="phone"]').fill('030 23125114');
  await page.locator('main form [name="privacy"]').check();
  const send = page.locator('main form button[type="submit"]');
  await send.click();
  await expect.poll(() => page.locator('fieldset[aria-invalid]').textContent()).toContain(hours);
  await send.click();
  const sent = page.locator('#sent');
  await sent.waitFor();
  expect(await sent.textContent()).toContain('Ein Termin ist es noch nicht');
  expect(await page.locator('main form').isVisible()).toBe(false);

  const fields = arrived[1]?.fields;
  expect(fields).toMatchObject({ appointment: 'sehtest', phone: '030 23125114', day3: '' });
  expect(slotOf(fields, 1)).toMatch(/^\d{4}-\d\d-\d\d (?:morning|afternoon)$/);
  expect(slotOf(fields, 2)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  // The browser's own report of the response that rejected the first try.
  expect(errors).toEqual([expect.stringContaining('422') as string]);
});

test('a voucher is requested with an amount from a button, and is not ordered yet', async ({
  newPage,
}) => {
  const { page, errors } = await newPage({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  const arrived = await fakeFormsServer(page, accepted);
  await open(page, '/gutscheine');
  await page.getByRole('button', { name: '50 €', exact: true }).click();
  await page.locator('[value="collect"]').check();
  await page.locator('main form [name="name"]').fill('Änne Brandt');
  await page.locator('main form [name="email"]').fill('aenne@mail.example');
  await page.locator('main form [name="privacy"]').check();
  await checkAxe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.locator('main form button[type="submit"]').click();
  await page.locator('#sent').waitFor();
  expect(await page.locator('#sent').textContent()).toContain('Bestellt ist noch nichts');
  expect(arrived[0]?.fields).toMatchObject({ amount: '50', delivery: 'collect' });
  expect(errors).toEqual([]);
});

test('without JavaScript there are days, times and a confirmation too', async ({ newPage }) => {
  const { page } = await newPage({ javaScriptEnabled: false });
  await page.goto('/termin');
  expect(await page.locator('main form input[type="date"]').count()).toBe(3);
  expect(await page.locator('select[name="time1"] option[value="10:30"]').count()).toBe(1);
  expect(await page.locator('main form').getAttribute('action')).toBe('/api/appointment');
  expect(await page.locator('#sent').isVisible()).toBe(false);
  await page.goto('/termin#sent');
  expect(await page.locator('#sent').isVisible()).toBe(true);
});

test('in a shop with several places each appointment names its place, and has the hours of its place', async ({
  openShop,
  newPage,
}) => {
  const atTheStation = (text: string) => text.replace('- id: fahrrad\n', '$&  place: 2\n');
  const origin = await openShop({ 'appointments.yaml': atTheStation });
  const { page } = await newPage();
  await open(page, `${origin}/termin`);
  const places = { sehtest: 'Postgasse 7', fahrrad: 'Am Bahnhof 1' };
  for (const [id, place] of Object.entries(places)) {
    expect(await page.locator(`label:has([value="${id}"])`).textContent()).toContain(place);
  }
  await page.locator('[value="fahrrad"]').check();
  // On the first day, which may be today, some times have passed.
  await page.locator('[name="calendar"]').nth(1).check();
  const times = await page.locator('main form button[aria-pressed]').allTextContents();
  expect(times).toEqual(['vormittags', 'nachmittags', '7:00', '7:30', '8:00', '19:00']);
});

test('if the application does not load, the plain fields replace the picker after a while', async ({
  newPage,
}) => {
  const { page } = await newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/termin');
  const day = page.locator('#appointment-day1');
  const hint = page.getByText('Wählen Sie zuerst');
  expect([await day.isVisible(), await hint.isVisible()]).toEqual([false, true]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect([await day.isVisible(), await hint.isVisible()]).toEqual([true, false]);
});
