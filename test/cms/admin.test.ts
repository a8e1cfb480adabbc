import { afterAll, expect, inject, test } from 'vitest';
import { exportPageSchema } from '#content/cms/export.ts';
import { closeBrowser, hostsOf, openRow, publish, signedIn } from './admin.ts';
import { editor, visitor } from './staff.ts';

afterAll(closeBrowser);

test('Saturday’s hours are changed in German at 360 px, and published', async () => {
  const page = await signedIn({ width: 360, height: 740 });
  const hosts = hostsOf(page);
  await page.goto('/admin/globals/opening_hours?locale=de');
  const saturday = page.locator('#periods-row-4');
  await expect.poll(() => saturday.innerText()).toContain('Samstag');
  await openRow(page, 4);
  await page.fill('#field-periods__4__time_close', '17:15');
  await publish(page);
  await expect.poll(async () => JSON.stringify(await periods())).toContain('"time_close":"17:15"');
  await page.goto('/admin/logout');
  await page.goto('/admin/login');
  const { url, previewPort } = inject('cms');
  expect([new URL(url).host, `localhost:${previewPort}`]).toEqual(
    expect.arrayContaining([...hosts]),
  );
  await page.context().close();
});

test('a rejected publish shows the mistake at its field', async () => {
  const page = await signedIn({ width: 1200, height: 900 });
  await page.goto('/admin/globals/opening_hours?locale=de');
  await openRow(page, 0);
  const mistake = page.locator('#periods-row-0 .field-error, #periods-row-0 .tooltip');
  const texts = async () => (await mistake.allInnerTexts()).join(' ');
  await page.fill('#field-periods__0__time_open', 'früh');
  await page.keyboard.press('Tab');
  await expect.poll(texts).toContain('Das ist keine Uhrzeit.');
  await page.fill('#field-periods__0__time_open', '19:30');
  await publish(page);
  await expect.poll(texts).toContain('bevor Sie öffnen');
  await page.context().close();
});

test('an editor sees no legal texts in the menu, and cannot open them', async () => {
  const who = { email: 'auge@lindenhof.example', password: 'ein langes Passwort' };
  await editor(who.email);
  const page = await signedIn({ width: 1200, height: 900 }, { who });
  await expect
    .poll(() => page.locator('a[href="/admin/globals/opening_hours"]').count())
    .toBeGreaterThan(0);
  expect(await page.locator('a[href="/admin/globals/legal"]').count()).toBe(0);
  expect(await page.locator('a[href="/admin/collections/users"]').count()).toBe(0);
  await page.goto('/admin/globals/legal');
  await expect.poll(() => page.locator('#field-rolex_area').count()).toBe(0);
  await page.context().close();
});

async function periods(): Promise<unknown> {
  const { body } = await visitor(inject('cms').key)('GET', '/api/export');
  return exportPageSchema.parse(body).records['opening_hours']?.[0]?.value;
}
