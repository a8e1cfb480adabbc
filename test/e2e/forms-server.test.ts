import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startSite } from '#server/start-site.ts';
import { readSettings } from '#server/settings/settings.ts';
import { expectTitle, isSameDocument, open } from './app.ts';
import { mailsIn, writeMessage } from './forms.ts';
import { test as base } from './harness.ts';

/** `served` is the demo shop served with its forms, and its sent mails, oldest first. */
const test = base.extend('served', { scope: 'file' }, async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'forms-server-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const server = await startSite(settings, join(import.meta.dirname, '../../dist'));
  onCleanup(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  return { url: server.url, mails: () => mailsIn(folder) };
});

test('a message arrives as a mail that can be answered', async ({ newPage, served }) => {
  const { page, errors } = await newPage({ baseURL: served.url, reducedMotion: 'reduce' });
  await open(page, '/kontakt');
  await writeMessage(page, 'Ist die Uhr meines Großvaters fertig?');
  await expectTitle(page, 'Nachricht gesendet');
  expect(await isSameDocument(page)).toBe(true);
  await expect.poll(async () => (await served.mails()).length).toBe(1);
  const [mail] = await served.mails();
  expect(mail?.text).toContain('Ist die Uhr meines Großvaters fertig?');
  expect(mail?.replyTo?.[0]?.address).toBe('aenne@mail.example');
  expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
});

test('a message arrives without JavaScript, after a confirmation page', async ({
  newPage,
  served,
}) => {
  const { page } = await newPage({ baseURL: served.url, javaScript: false });
  const before = (await served.mails()).length;
  await page.goto('/kontakt');
  await writeMessage(page, 'Haben Sie am Samstag geöffnet?');
  // Only programs click at once.
  await page.waitForTimeout(2100);
  await page.locator('form button').click();
  await expectTitle(page, 'Nachricht gesendet');
  await expect.poll(async () => (await served.mails()).length).toBe(before + 1);
  expect((await served.mails()).at(-1)?.text).toContain('Haben Sie am Samstag geöffnet?');
});

test('a subscriber signs up, confirms through the mail, and unsubscribes through its link', async ({
  newPage,
  served,
}) => {
  const { page } = await newPage({ baseURL: served.url, reducedMotion: 'reduce' });
  const mailTo = async (address: string) =>
    (await served.mails()).findLast(({ to }) => to?.[0]?.address === address);
  await open(page, '/en');
  const form = page.locator('form[action="/api/newsletter"]');
  await form.getByLabel('Your email address').fill('lea@mail.example');
  await form.getByRole('button').click();
  await page.getByText('Thank you for subscribing!').waitFor();
  await expect.poll(() => mailTo('lea@mail.example')).toBeDefined();
  const sent = await mailTo('lea@mail.example');
  const link = /https:\S+\/confirm\S+/.exec(sent?.text ?? '')?.[0] ?? '';
  await page.goto(pathOf(link));
  await page.getByRole('button').click();
  await page.getByRole('heading', { name: /confirmed|subscribed/i }).waitFor();
  const header = sent?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const leave = /<(https:[^>]+)>/.exec(header)?.[1] ?? '';
  const gone = await page.request.post(pathOf(leave), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(gone.status()).toBe(200);
});

/** Links in mails have the shop's own address, which no test can reach. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
