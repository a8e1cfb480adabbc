import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startDevServer } from '#generator/dev/dev-server.ts';
import { filesSource } from '#content/files/files-source.ts';
import { liveForms } from '#server/dev-forms.ts';
import { expectTitle, isSameDocument, open } from './app.ts';
import { mailsIn, writeMessage } from './forms.ts';
import { content } from '../support/demo-shop.ts';
import { test as base } from './pages.ts';

/** `dev` is the development server with the demo shop, and its sent mails. */
const test = base.extend('dev', { scope: 'file' }, async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'dev-'));
  const environment = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' };
  const server = await startDevServer({
    source: filesSource(content),
    cache: join(folder, 'cache'),
    port: 0,
    log() {},
    forms: (shop, log) => liveForms({ environment, shop, log }),
  });
  onCleanup(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { url: server.url, mails: () => mailsIn(environment.DATA_DIR) };
});

test('in development pages hydrate and change within the document', async ({ dev, newPage }) => {
  const { page, errors, requests } = await newPage({
    baseURL: dev.url,
    reducedMotion: 'reduce',
  });
  await open(page, '/uhren/ostra');
  await page.locator('main a[href="/uhren/valmere"]').first().click();
  await expectTitle(page, 'Valmere');
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
  // Each package is served as one file.
  expect(requests.filter((url) => url.includes('/node_modules/zod/'))).toEqual([]);
});

test('in development a message arrives as a mail', async ({ dev, newPage }) => {
  const { page } = await newPage({ baseURL: dev.url, reducedMotion: 'reduce' });
  await open(page, '/kontakt');
  await writeMessage(page, 'Ist die Uhr meines Großvaters fertig?');
  await expectTitle(page, 'Nachricht gesendet');
  await expect.poll(async () => (await dev.mails()).length).toBe(1);
  expect((await dev.mails())[0]?.text).toContain('Ist die Uhr meines Großvaters fertig?');
});

test("in development the link of a mail leads to the sign-up's confirmation", async ({
  dev,
  newPage,
}) => {
  const { page } = await newPage({ baseURL: dev.url, reducedMotion: 'reduce' });
  await open(page, '/en');
  const form = page.locator('form[action="/api/newsletter"]');
  await form.getByLabel('Your email address').fill('lea@mail.example');
  await form.getByRole('button').click();
  await page.getByText('Thank you for subscribing!').waitFor();
  const mailToHer = async () =>
    (await dev.mails()).find(({ to }) => to?.[0]?.address === 'lea@mail.example');
  await expect.poll(mailToHer).toBeDefined();
  const [link = ''] = /http:\S+\/confirm\S+/.exec((await mailToHer())?.text ?? '') ?? [];
  await page.goto(link);
  await page.getByRole('button').click();
  await page.getByRole('heading', { name: /confirmed|subscribed/i }).waitFor();
});
