import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeBrowser, openRow, publish, signedIn } from './admin.ts';
import { editor, idOf, type Staff, signIn } from './staff.ts';

const size = { width: 1200, height: 900 };
const lead = '#field-translations__lead';
const who = { email: 'zwei@lindenhof.example', password: 'ein langes Passwort' };

let staff: Staff;
let id: number;
let brand: string;
let one: Page;
let other: Page;

beforeAll(async () => {
  staff = await signIn();
  await editor(who.email);
  id = await idOf(staff, 'brands', 'slug', 'tarn');
  brand = `/admin/collections/brands/${id}?locale=de`;
  one = await signedIn(size);
  other = await signedIn(size, { who });
}, 60_000);

afterAll(closeBrowser);

interface Brand extends Record<string, unknown> {
  translations: { lead: string; origin: string };
}

async function stored(): Promise<Brand> {
  return (await staff<Brand>('GET', `/api/brands/${id}?locale=de&depth=0&draft=true`)).body;
}

/** The form's message about saving. */
async function line(page: Page): Promise<string> {
  return page.locator('[data-saving]').innerText();
}

async function opened(page: Page, path = brand): Promise<void> {
  await page.goto(path);
  await expect.poll(async () => line(page)).toBe('Alles gespeichert');
}

test('two people who change different fields keep both changes, and see each other’s', async () => {
  await opened(one);
  await opened(other);
  await one.fill('#field-translations__origin', 'Pforzheim und Brunnau');
  await other.fill(lead, 'Ein neuer Satz.');
  await expect.poll(async () => (await stored()).translations.origin).toBe('Pforzheim und Brunnau');
  await expect.poll(async () => (await stored()).translations.lead).toBe('Ein neuer Satz.');
  expect((await stored()).translations.origin).toBe('Pforzheim und Brunnau');
  await expect.poll(async () => one.inputValue(lead)).toBe('Ein neuer Satz.');
  await expect
    .poll(async () => other.inputValue('#field-translations__origin'))
    .toBe('Pforzheim und Brunnau');
  await expect
    .poll(async () => one.locator('[data-others]').allInnerTexts())
    .toContainEqual(expect.stringContaining('Redaktion'));
});

test('a conflict in a field is resolved before it is stored', async () => {
  await opened(one);
  await opened(other);
  await other.context().setOffline(true);
  await other.fill(lead, 'Der Satz der Redaktion.');
  await one.fill(lead, 'Der Satz der Chefin.');
  await expect.poll(async () => (await stored()).translations.lead).toBe('Der Satz der Chefin.');
  await other.context().setOffline(false);
  const dialog = other.locator('[data-conflicts]');
  await dialog.waitFor();
  const text = await dialog.innerText();
  expect(text).toContain('Der Satz der Chefin.');
  expect(text).toContain('Der Satz der Redaktion.');
  expect((await stored()).translations.lead).toBe('Der Satz der Chefin.');
  await dialog.locator('input[value=theirs]').check();
  await dialog.locator('button[type=submit]').click();
  await expect.poll(async () => line(other)).toBe('Alles gespeichert');
  expect(await other.inputValue(lead)).toBe('Der Satz der Chefin.');
  expect((await stored()).translations.lead).toBe('Der Satz der Chefin.');
});

test('hours published from two devices of one owner are both published', async () => {
  const hours = '/admin/globals/opening_hours?locale=de';
  const phone = await signedIn({ width: 360, height: 740 });
  await opened(one, hours);
  await opened(phone, hours);
  await openRow(one, 4);
  await one.fill('#field-periods__4__time_close', '15:20');
  await publish(one);
  const published = async () =>
    JSON.stringify((await staff('GET', '/api/globals/opening_hours')).body);
  await expect.poll(published).toContain('"time_close":"15:20"');
  await openRow(phone, 0);
  await phone.fill('#field-periods__0__time_close', '18:25');
  await publish(phone);
  await expect.poll(published).toContain('"time_close":"18:25"');
  expect(await published()).toContain('"time_close":"15:20"');
  await phone.context().close();
});

test('without a connection the form says so, and saves on its own once there is one', async () => {
  await opened(one);
  await one.context().setOffline(true);
  await one.fill(lead, 'Ohne Netz geschrieben.');
  await expect.poll(async () => line(one), { timeout: 5_000 }).toContain('keine Verbindung');
  await one.context().setOffline(false);
  await expect.poll(async () => line(one)).toBe('Alles gespeichert');
  expect((await stored()).translations.lead).toBe('Ohne Netz geschrieben.');
});

test('after the session has ended the form says so, and signing in again saves', async () => {
  await opened(one);
  await one.context().clearCookies();
  await one.fill(lead, 'Nach dem Ende der Sitzung.');
  await expect.poll(async () => line(one), { timeout: 5_000 }).toContain('abgemeldet');
  await one.locator('[data-bars] button').first().click();
  const dialog = one.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(inject('cms').owner.password);
  await dialog.locator('button[type=submit]').click();
  await expect.poll(async () => line(one)).toBe('Alles gespeichert');
  expect((await stored()).translations.lead).toBe('Nach dem Ende der Sitzung.');
});
