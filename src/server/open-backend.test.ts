import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Backend, openBackend } from './open-backend.ts';
import { createLog } from './telemetry/log.ts';
import { type SmtpBehaviour, smtpError, startSmtp, type TestSmtp } from './mail/smtp.fixture.ts';
import { deliveryRow } from './outbox/deliveries.ts';
import { readSettings } from './settings/settings.ts';
import { openStore } from './store/open-store.ts';
import { submission, temporaryFolder } from './store/store.fixture.ts';

/** A backend on SQLite, until the test ends. */
async function start(environment: Record<string, string>): Promise<Backend> {
  const MAIL_FROM = 'post@lindenhof.example';
  const settings = readSettings({ MAIL_FROM, ...environment });
  const backend = await openBackend(settings, createLog('silent'));
  onTestFinished(() => backend.close());
  return backend;
}

async function mailServer(behaviour: SmtpBehaviour = {}): Promise<TestSmtp> {
  const smtp = await startSmtp(behaviour);
  onTestFinished(() => smtp.close());
  return smtp;
}

/** An address without a mail server. */
async function closedAddress(): Promise<string> {
  const smtp = await startSmtp();
  await smtp.close();
  return smtp.url;
}

test('without a mail server, mails become files in the data folder', async () => {
  const DATA_DIR = await temporaryFolder();
  const { store } = await start({ DATA_DIR });
  await store.accept(submission());
  await expect
    .poll(() => readdir(join(DATA_DIR, 'mail')).catch(() => []))
    .toEqual([expect.stringMatching(/\.eml$/)]);
});

test('a password that the mail server refuses stops the start', async () => {
  const smtp = await mailServer({ password: 'right' });
  const SMTP_URL = smtp.url.replace('//', '//shop:wrong@');
  const DATA_DIR = await temporaryFolder();
  await expect(start({ DATA_DIR, SMTP_URL })).rejects.toThrow('SMTP_URL does not work: 127.0.0.1');
});

test('while the mail server is away, messages are taken and their mails wait', async () => {
  const SMTP_URL = await closedAddress();
  const { store } = await start({ DATA_DIR: await temporaryFolder(), SMTP_URL });
  await store.accept(submission());
  await expect
    .poll(async () => (await store.outbox.list('waiting'))[0]?.failure)
    .toContain('ECONNREFUSED');
});

test('a mail that was put off is tried again as soon as the setting says', async () => {
  let tries = 0;
  const smtp = await mailServer({
    recipient() {
      tries += 1;
      if (tries === 1) throw smtpError(450, 'Greylisted');
    },
  });
  const { store } = await start({
    DATA_DIR: await temporaryFolder(),
    SMTP_URL: smtp.url,
    OUTBOX_RETRY_SECONDS: '0.2',
  });
  await store.accept(submission());
  // Without the setting the wait would be at least 7.5 s.
  await expect.poll(() => smtp.received.length).toBe(1);
});

test('a mail server that does not answer holds up the start for a few seconds at most', async () => {
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const begun = performance.now();
  await start({
    DATA_DIR: await temporaryFolder(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test('a feature’s deliveries go out by its own channel, and wait while the other side is unavailable', async () => {
  const { store } = await start({
    DATA_DIR: await temporaryFolder(),
    LISTMONK_URL: (await closedAddress()).replace('smtp', 'http'),
    LISTMONK_USER: 'shop',
    LISTMONK_TOKEN: 'token',
    LISTMONK_LIST: '1',
  });
  const { tables, arrived, delivers } = store.storage;
  expect([delivers('listmonk'), delivers('fax')]).toEqual([true, false]);
  const email = 'ada@example.org';
  const row = deliveryRow({ kind: 'listmonk', email, payload: { email } }, Date.now());
  await tables.insertInto('outbox').values(row).execute();
  arrived();
  await expect
    .poll(() => store.outbox.list('waiting'))
    .toMatchObject([{ kind: 'listmonk', failure: 'fetch failed' }]);
});

test('a mail that is under way is delivered and stored before the end', async () => {
  const smtp = await mailServer({ data: () => pause(100) });
  const DATA_DIR = await temporaryFolder();
  const backend = await start({ DATA_DIR, SMTP_URL: smtp.url });
  await backend.store.accept(submission());
  await expect.poll(() => smtp.busiest).toBe(1);
  await backend.close();
  const store = await openStore({ dataFolder: DATA_DIR });
  onTestFinished(() => store.close());
  expect(await store.outbox.counts()).toMatchObject({ waiting: 0, delivered: 1 });
});

test('delivered messages are kept as long as the settings say', async () => {
  const dataFolder = await temporaryFolder();
  const before = await openStore({ dataFolder });
  for (const days of [31, 29]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days * 24 * 60 * 60 * 1000 });
    await before.accept(submission());
    await before.outbox.deliverNext('mail', () => Promise.resolve({ delivered: true }));
    vi.useRealTimers();
  }
  await before.close();
  const { store } = await start({ DATA_DIR: dataFolder, RETENTION_DAYS: '30' });
  await expect.poll(() => store.outbox.counts()).toMatchObject({ delivered: 1 });
});
