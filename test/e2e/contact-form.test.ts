import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accepted, fakeFormsServer, problem } from '../fakes/forms-server.ts';
import { alive, holdApplication } from './alive.ts';
import { expectTitle, isSameDocument, open } from './app.ts';
import { test as base } from './pages.ts';
import { untilIdle } from './until-idle.ts';

/** `app` is the hydrated contact page. */
const test = base.extend('app', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await open(page, '/kontakt');
  return page;
});

const written = {
  name: 'Änne Brandt',
  email: 'aenne@mail.example',
  message: 'Ist die Uhr meines Großvaters fertig?',
};

/** The fields of every message besides the visitor's input. */
const said = { language: 'de', page: '/kontakt', website: '' };

function formOf(page: Page): Locator {
  return page.locator('form[action$="/api/contact"]');
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(written)) {
    await formOf(page).locator(`[name="${name}"]`).fill(text);
  }
  await formOf(page).getByRole('checkbox').check();
}

async function press(page: Page): Promise<void> {
  await formOf(page).getByRole('button').click();
}

function valueOf(page: Page, name: string): Promise<string> {
  return formOf(page).locator(`[name="${name}"]`).inputValue();
}

test('a message is sent, and the thanks page follows within the document', async ({ app }) => {
  const arrived = await fakeFormsServer(app, accepted);
  await fillIn(app);
  await press(app);
  await expectTitle(app, 'Nachricht gesendet');
  expect(new URL(app.url()).pathname).toBe('/danke');
  expect(await isSameDocument(app)).toBe(true);
  expect(arrived).toEqual([
    {
      path: '/api/contact',
      key: expect.stringMatching(/^[\da-f]{32}$/) as string,
      fields: { ...said, ...written, privacy: true, token: 'token' },
    },
  ]);
});

test('a visitor who navigates away before the response stays there, and the draft is deleted', async ({
  app,
}) => {
  const { promise, resolve } = Promise.withResolvers<typeof accepted>();
  const arrived = await fakeFormsServer(app, promise);
  await fillIn(app);
  await press(app);
  await expect.poll(() => arrived).toHaveLength(1);
  await app.locator('a[href="/uhren/ostra"]').first().dispatchEvent('click');
  await expectTitle(app, 'Ostra');
  resolve(accepted);
  const draft = () => app.evaluate(() => sessionStorage.getItem('form-contact'));
  await expect.poll(draft).not.toContain(written.message);
  await app.waitForTimeout(300);
  expect(new URL(app.url()).pathname).toBe('/uhren/ostra');
});

test('without JavaScript the browser sends the form, and follows the redirect to the thanks page', async ({
  newPage,
}) => {
  const { page } = await newPage({ javaScript: false });
  const arrived = await fakeFormsServer(page, { status: 303, headers: { location: '/danke' } });
  await page.goto('/kontakt');
  await fillIn(page);
  await press(page);
  await expect.poll(() => arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({
    path: '/api/contact',
    fields: { ...said, ...written, privacy: 'on' },
  });
});

test('mistakes are shown beside their fields, and the first field gets the focus', async ({
  app,
}) => {
  const arrived = await fakeFormsServer(app);
  await press(app);
  const name = formOf(app).getByLabel('Ihr Name');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  const described = (await name.getAttribute('aria-describedby')) ?? '';
  expect(await app.locator(`#${described}`).textContent()).toBe(
    'Bitte nennen Sie uns Ihren Namen.',
  );
  expect(await formOf(app).locator('[aria-invalid="true"]').count()).toBe(4);
  expect(await formOf(app).getByRole('alert').textContent()).toContain('4 Angaben');
  expect(arrived).toEqual([]);
});

test('a corrected mistake is no longer shown', async ({ app }) => {
  await press(app);
  await formOf(app).getByLabel('Ihr Name').fill(written.name);
  await expect.poll(() => formOf(app).locator('[aria-invalid="true"]').count()).toBe(3);
});

test('a mistake corrected while it is being found is not shown', async ({ app }) => {
  await app.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('form[action$="/api/contact"]');
    const name = form?.querySelector<HTMLInputElement>('[name="name"]');
    form?.requestSubmit();
    // The input is read for validation after this. Results are not shown within microtasks.
    const isRead = Promise.withResolvers<void>();
    globalThis.FormData = new Proxy(FormData, {
      construct(target, [read]: [HTMLFormElement]) {
        isRead.resolve();
        return new target(read);
      },
    });
    await isRead.promise;
    for (let at = 0; at < 100; at += 1) await Promise.resolve();
    if (name) name.value = 'Änne Brandt';
    name?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect.poll(() => formOf(app).locator('[aria-invalid="true"]').count()).toBe(3);
});

test('mistakes that only the server detects are shown beside their fields', async ({ app }) => {
  const errors = [{ field: 'email', code: 'not-an-email', detail: 'This is no address.' }];
  await fakeFormsServer(app, problem(422, 'invalid-fields', { errors }));
  await fillIn(app);
  await press(app);
  const email = formOf(app).getByLabel('Ihre E-Mail-Adresse');
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('however often the button is pressed, the message is sent once', async ({ app }) => {
  const arrived = await fakeFormsServer(app, 'no answer');
  await fillIn(app);
  const button = formOf(app).getByRole('button');
  await button.dblclick();
  await button.click({ force: true });
  await expect.poll(() => button.textContent()).toBe('Wird gesendet …');
  await expect.poll(() => arrived).toHaveLength(1);
  await app.waitForTimeout(300);
  expect(arrived).toHaveLength(1);
});

test('if the server is down the text stays, other contacts are offered, and a retry has the same key', async ({
  app,
}) => {
  const arrived = await fakeFormsServer(app, 'down', accepted);
  await fillIn(app);
  await press(app);
  const alert = formOf(app).getByRole('alert');
  await expect.poll(() => alert.textContent()).toContain('Ein unerwarteter Fehler');
  expect(await alert.locator('a[href^="tel:"], a[href^="mailto:"]').count()).toBe(2);
  expect(await valueOf(app, 'message')).toBe(written.message);
  await press(app);
  await expectTitle(app, 'Nachricht gesendet');
  expect(arrived[1]).toEqual(arrived[0]);
});

test('a text changed after an attempt is sent under a new key', async ({ app }) => {
  const arrived = await fakeFormsServer(app, 'down', accepted);
  await fillIn(app);
  await press(app);
  await expect.poll(() => formOf(app).getByRole('alert').textContent()).toContain('Fehler');
  await formOf(app).getByLabel('Ihre Nachricht').fill('Hat sich erledigt, danke!');
  await press(app);
  await expectTitle(app, 'Nachricht gesendet');
  expect(arrived[1]?.key).not.toBe(arrived[0]?.key);
});

test('a visitor who is offline is told so', async ({ app }) => {
  await formOf(app).getByLabel('Ihr Name').focus();
  await untilIdle(app);
  await app.context().setOffline(true);
  await fillIn(app);
  await press(app);
  const alert = formOf(app).getByRole('alert');
  await expect.poll(() => alert.textContent()).toContain('Sie sind gerade offline');
});

test('a draft survives a reload, except for the agreement, and is deleted once it is sent', async ({
  app,
}) => {
  await fakeFormsServer(app, accepted);
  await fillIn(app);
  await app.goto('/impressum');
  await open(app, '/kontakt');
  await expect.poll(() => valueOf(app, 'message')).toBe(written.message);
  expect(await formOf(app).getByRole('checkbox').isChecked()).toBe(false);
  await formOf(app).getByRole('checkbox').check();
  await press(app);
  await expectTitle(app, 'Nachricht gesendet');
  await open(app, '/kontakt');
  await app.waitForTimeout(100);
  expect(await valueOf(app, 'message')).toBe('');
});

test('text written before hydration is kept', async ({ newPage }) => {
  const { page } = await newPage();
  const release = await holdApplication(page);
  await page.goto('/kontakt');
  await formOf(page).locator('[name="name"]').fill(written.name);
  release();
  await alive(page);
  await page.waitForTimeout(100);
  expect(await valueOf(page, 'name')).toBe(written.name);
});

test('proof of work is done if the server requires it', async ({ app }) => {
  const hmacSignatureSecret = 'secret';
  const work = { algorithm: 'PBKDF2/SHA-256', cost: 10, keyLength: 32, keyPrefix: '0' };
  const challenge = await createChallenge({ ...work, deriveKey, hmacSignatureSecret });
  const asked = problem(403, 'proof-needed', { altcha: challenge });
  const arrived = await fakeFormsServer(app, asked, accepted);
  await fillIn(app);
  await press(app);
  await expectTitle(app, 'Nachricht gesendet');
  const proof = Buffer.from(String(arrived[1]?.fields['altcha']), 'base64').toString();
  const payload = JSON.parse(proof) as Parameters<typeof verifySolution>[0];
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret });
  expect(verified).toBe(true);
  expect(arrived[1]?.key).toBe(arrived[0]?.key);
});
