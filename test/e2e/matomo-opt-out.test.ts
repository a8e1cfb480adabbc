import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open } from './app.ts';
import { checkAxe } from './axe.ts';
import { answer, expectPages, follow, otherHosts, settle, test } from './counted-shop.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Widerspruch bei Matomo' });
const frame = (page: Page) => page.frameLocator('iframe[title="Widerspruch bei Matomo"]');
const choice = (page: Page) => frame(page).getByLabel('Meine Besuche zählen');

test('the opt-out says who would receive which data, and requests nothing from Matomo', async ({
  visit,
  counted,
  shop,
}) => {
  const { page, requests } = visit;
  await open(page, '/datenschutz');
  const words = await region(page).innerText();
  expect(words).toContain('IP-Adresse');
  expect(words).toContain(shop.company.company_name);
  expect(otherHosts(requests, counted)).toEqual([]);
  await checkAxe(page);
});

test('the opt-out is only offered for one load', async ({ visit }) => {
  const { page } = visit;
  await open(page, '/datenschutz');
  expect(await region(page).getByRole('button').allTextContents()).toEqual(['Einmal laden']);
});

test('a click loads the opt-out from Matomo, and is not counted', async ({
  visit,
  counted,
  matomo,
}) => {
  const { page, requests, errors } = visit;
  await open(page, '/datenschutz');
  await answer(page, 'Nur Notwendiges');
  await region(page).getByRole('button', { name: 'Einmal laden' }).click();
  await expect.poll(() => region(page).getAttribute('data-state')).toBe('loaded');
  await choice(page).waitFor();
  await settle(page);
  expect(otherHosts(requests, counted)).toEqual([
    `${matomo.url}index.php?module=CoreAdminHome&action=optOut&language=de`,
  ]);
  expect(errors).toEqual([]);
});

test('a visitor who opts out in the frame is no longer counted', async ({ visit, matomo }) => {
  const { page } = visit;
  await open(page, '/datenschutz');
  await answer(page, 'Alles erlauben');
  await expectPages(matomo, '/datenschutz');
  await choice(page).uncheck();
  await settle(page);
  const sent = matomo.hits.length;
  await follow(page, '/impressum');
  await settle(page);
  await open(page, '/uhren');
  await settle(page);
  expect(matomo.hits).toHaveLength(sent);
});

test('without JavaScript a link leads to the opt-out in a new tab', async ({
  plainPage: page,
  counted,
  matomo,
}) => {
  await page.goto(`${counted}/datenschutz`);
  const link = region(page).getByRole('link', { name: 'Bei Matomo öffnen' });
  expect(await link.getAttribute('href')).toContain(`${matomo.url}index.php?`);
  expect(await link.getAttribute('target')).toBe('_blank');
});
