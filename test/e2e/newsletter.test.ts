import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accepted, fakeFormsServer, problem } from '../fakes/forms-server.ts';
import { open } from './app.ts';
import { test as base } from './pages.ts';

/** `app` is the hydrated English home page. */
const test = base.extend('app', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await open(page, '/en');
  return page;
});

function formOf(page: Page): Locator {
  return page.locator('form[action$="/api/newsletter"]');
}

async function subscribe(page: Page, email: string): Promise<void> {
  await formOf(page).getByLabel('Your email address').fill(email);
  await formOf(page).getByRole('button').click();
}

function errorOf(page: Page): Promise<string | null> {
  return page.locator('#newsletter-email-error').textContent();
}

test('an address is sent with the agreed text, and a thank-you replaces the form', async ({
  app,
  shop,
}) => {
  const arrived = await fakeFormsServer(app, accepted);
  await subscribe(app, 'aenne@mail.example');
  await app.getByText('Thank you for subscribing!').waitFor();
  expect(await app.evaluate(() => document.activeElement?.textContent)).toContain('Thank you');
  const texts = shop.project.config.forms.newsletter?.translations ?? [];
  expect(arrived.map(({ fields }) => fields)).toEqual([
    {
      language: 'en',
      page: '/en',
      website: '',
      token: 'token',
      email: 'aenne@mail.example',
      consent: texts.find(({ language }) => language === 'en')?.consent,
    },
  ]);
});

test('an empty address is reported as missing', async ({ app }) => {
  await subscribe(app, '');
  expect(await errorOf(app)).toBe('Email missing');
});

test('an already registered address is reported', async ({ app }) => {
  await fakeFormsServer(app, problem(409, 'already-registered'));
  await subscribe(app, 'aenne@mail.example');
  await app.locator('#newsletter-email-error').waitFor();
  expect(await errorOf(app)).toBe('Email Address already registered');
});

test('a server failure is reported, and the address stays', async ({ app }) => {
  await fakeFormsServer(app, { status: 500, body: '' });
  await subscribe(app, 'aenne@mail.example');
  const alert = formOf(app).getByRole('alert');
  await expect.poll(() => alert.textContent()).toContain('An unexpected error occurred');
  expect(await formOf(app).getByLabel('Your email address').inputValue()).toContain('aenne');
});

test('the button says that an address is being sent', async ({ app }) => {
  await fakeFormsServer(app, 'no answer');
  await subscribe(app, 'aenne@mail.example');
  await expect.poll(() => formOf(app).getByRole('button').textContent()).toBe('Sending...');
});

test('without JavaScript the browser sends the form', async ({ newPage }) => {
  const { page } = await newPage({ javaScript: false });
  const arrived = await fakeFormsServer(page, { status: 303, headers: { location: '/en/thanks' } });
  await page.goto('/en');
  await subscribe(page, 'aenne@mail.example');
  await expect.poll(() => arrived).toHaveLength(1);
  expect(arrived[0]?.fields).toMatchObject({ email: 'aenne@mail.example', language: 'en' });
});
