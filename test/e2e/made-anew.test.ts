import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { decisionKey, parseDecision } from '#model/consent/consent.ts';
import { alive, holdApplication } from './alive.ts';
import { changeShell } from './faults.ts';
import { test as base } from './pages.ts';

/** `early` is the contact page of an outdated release, before the application runs. */
const test = base.extend('early', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  const release = await holdApplication(page);
  const hydrate = () => {
    release();
    return alive(page);
  };
  return { page, hydrate };
});

const message = (page: Page) => page.locator('form[action$="/api/contact"] [name="message"]');

async function answer(page: Page): Promise<void> {
  await page.locator('#consent').getByRole('button', { name: 'Alles erlauben' }).click();
}

test('text written before a document is rendered again is kept', async ({
  early: { page, hydrate },
}) => {
  await changeShell(page, '/kontakt', {});
  await page.goto('/kontakt');
  await message(page).fill('Guten Tag');
  await hydrate();
  expect(await message(page).inputValue()).toBe('Guten Tag');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Guten Tag');
});

test('text written before React renders a document with additions again is kept', async ({
  early: { page, hydrate },
}) => {
  await page.goto('/kontakt');
  await message(page).fill('Guten Tag');
  await page.evaluate(() => {
    document.querySelector('#app')?.prepend(document.createElement('div'));
  });
  await hydrate();
  await expect.poll(() => message(page).inputValue()).toBe('Guten Tag');
});

test('typing continues while a document is rendered again', async ({
  early: { page, hydrate },
}) => {
  await changeShell(page, '/kontakt', {});
  await page.goto('/kontakt');
  await message(page).focus();
  await page.keyboard.type('Guten');
  await hydrate();
  await page.keyboard.type(' Tag');
  expect(await message(page).inputValue()).toBe('Guten Tag');
});

test('an answer to the consent banner before a document is rendered again is kept', async ({
  early: { page, hydrate },
}) => {
  await changeShell(page, '/kontakt', {});
  await page.goto('/kontakt');
  await answer(page);
  await hydrate();
  const stored = () => page.evaluate((key) => localStorage.getItem(key), decisionKey);
  await expect.poll(stored).not.toBeNull();
  const given = parseDecision(await stored())?.entries.filter(({ consentGiven }) => consentGiven);
  expect(given?.map(({ function_id }) => function_id)).toContain('maps');
});

test("an answer to other texts than the newer release's is ignored", async ({
  early: { page, hydrate },
}) => {
  const entry = { function_id: 'maps', display_name: 'Karte', description: 'Anders.' };
  const consents = { hash: '0', entries: [{ ...entry, default_on: false, locked: false }] };
  await changeShell(page, '/kontakt', { consents });
  await page.goto('/kontakt');
  await answer(page);
  await hydrate();
  await page.locator('#consent').waitFor();
  expect(await page.evaluate((key) => localStorage.getItem(key), decisionKey)).toBeNull();
});
