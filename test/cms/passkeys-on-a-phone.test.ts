import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, signedIn } from './admin.ts';
import { editor, idOf, signIn } from './staff.ts';

const password = 'ein langes Passwort';

afterAll(closeBrowser);

/** Opens the account on a phone whose browser supports passkeys. */
async function openAccount(email: string): Promise<Page> {
  await editor(email);
  const page = await signedIn(
    { width: 360, height: 780 },
    { who: { email, password }, hasTouch: true },
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/admin/account');
  return page;
}

test('staff add a passkey on a phone, sign in with it by keyboard, and remove it', async () => {
  const page = await openAccount('handy@lindenhof.example');
  const section = page.getByRole('region', { name: 'Mit Fingerabdruck' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await section.getByText('Noch kein Passkey.').waitFor();
  await button('Passkey hinzufügen').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ihr jetziges Passwort').fill('geraten');
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('nicht das Passwort');
  await dialog.getByLabel('Ihr jetziges Passwort').fill(password);
  await page.keyboard.press('Enter');
  await expect.poll(() => section.innerText()).toMatch(/hinzugefügt am .+, noch nie verwendet/);
  expect(await dialog.count()).toBe(0);
  await expectAccessible(page, 'section');

  await page.context().clearCookies({ name: 'payload-token' });
  await page.goto('/admin/login?redirect=%2Fadmin%2Faccount');
  await button('Mit Passkey anmelden').focus();
  await expectAccessible(page, '.template-minimal');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/account');
  await expect.poll(() => section.innerText()).toMatch(/zuletzt verwendet am/);

  const brand = await idOf(await signIn(), 'brands', 'slug', 'okulo');
  await page.goto(`/admin/collections/brands/${brand}?locale=de`);
  await page.locator('#field-translations__lead').fill('Vor dem Ende der Sitzung.');
  await expect.poll(() => page.locator('[data-saving]').innerText()).toBe('Alles gespeichert');
  await page.context().clearCookies({ name: 'payload-token' });
  await page.locator('#field-translations__lead').fill('Nach dem Ende der Sitzung.');
  await page.locator('[data-bars] button').first().click();
  await dialog.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect.poll(() => page.locator('[data-saving]').innerText()).toBe('Alles gespeichert');

  await page.goto('/admin/account');
  await button('Passkey entfernen').click();
  await dialog.getByLabel('Ihr jetziges Passwort').fill(password);
  await page.keyboard.press('Enter');
  await section.getByText('Noch kein Passkey.').waitFor();
  await page.context().clearCookies({ name: 'payload-token' });
  await page.goto('/admin/login');
  await button('Mit Passkey anmelden').click();
  await expect
    .poll(() => page.getByRole('alert').allInnerTexts())
    .toContainEqual(expect.stringContaining('hat nicht geklappt'));
});

test('without passkey support, the account says why, and nothing offers passkeys', async () => {
  const who = { email: 'alt@lindenhof.example', password };
  await editor(who.email);
  for (const [locale, sentence, name] of [
    ['en-GB', 'Passkeys don’t work here', 'Sign in with a passkey'],
    ['fr-FR', 'Les clés d’accès ne fonctionnent pas ici', 'Se connecter avec une clé d’accès'],
  ] as const) {
    const page = await signedIn({ width: 360, height: 780 }, { who, locale });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await page.goto('/admin/account');
    await page.getByText(sentence).waitFor();
    expect(await page.locator('section button').count()).toBe(0);
    await page.context().clearCookies({ name: 'payload-token' });
    await page.goto('/admin/login');
    await page.locator('#field-password').waitFor();
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  }
});

/** Checks that it fits 360 px, has targets of 44 px, and passes axe. */
async function expectAccessible(page: Page, selector: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(selector).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const ours = page.getByRole('button', { name: /Passkey/ });
  for (const box of await Promise.all((await ours.all()).map((one) => one.boundingBox()))) {
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
}
