import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { smtpError, startSmtp, type TestSmtp } from '#server/mail/smtp.fixture.ts';
import { openStore } from '#server/store/open-store.ts';
import { newDatabase } from '#server/store/postgres/postgres.fixture.ts';
import { submission, temporaryFolder } from '#server/store/store.fixture.ts';
import { type OfficeProcess, startOffice } from './office-process.ts';

const server = inject('postgres');

interface Place {
  dataFolder: string;
  databaseUrl?: string;
}

describe('a server that is killed at any moment under load', () => {
  test('has every answered message in SQLite, and delivers its mail', async () => {
    await expectSurvival({ dataFolder: await temporaryFolder() });
  });

  test.skipIf(!server)(
    'has every answered message in PostgreSQL, and delivers its mail',
    async () => {
      const databaseUrl = await newDatabase(server ?? '');
      await expectSurvival({ dataFolder: await temporaryFolder(), databaseUrl });
    },
  );
});

async function expectSurvival(place: Place): Promise<void> {
  const smtp = await unreliableSmtp();
  const options = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataFolder };
  const answered: string[] = [];
  /** Of each round: the mails that the store calls delivered after it, and how many had come. */
  const rounds: { delivered: Set<string>; received: number }[] = [];
  for (let round = 0; round < inject('rounds'); round += 1) {
    const office = await startOffice({ ...options, SMTP_URL: smtp.url });
    const [keys] = await Promise.all([load(office), killSoon(office)]);
    answered.push(...keys);
    rounds.push({ delivered: await delivered(place), received: smtp.received.length });
  }
  const office = await startOffice({ ...options, SMTP_URL: smtp.url });
  expect(await notDelivered(smtp, answered)).toEqual([]);
  await office.close();
  expect(answered.length).toBeGreaterThan(inject('rounds'));
  expect(await notStored(place, answered)).toEqual([]);
  expect(rounds.flatMap((round) => sentAgain(smtp, round))).toEqual([]);
}

/** Refuses, delays and breaks off some of the mails. */
async function unreliableSmtp(): Promise<TestSmtp> {
  const smtp = await startSmtp({
    async data(_mail, drop) {
      await pause(Math.random() * 10);
      const fate = Math.random();
      if (fate < 0.05) drop();
      else if (fate < 0.1) throw smtpError(451, 'Later');
    },
  });
  onTestFinished(() => smtp.close());
  return smtp;
}

/** Sends messages, twenty at once, until the server is gone; gives the keys of the answered ones. */
async function load(office: OfficeProcess): Promise<string[]> {
  const keys: string[] = [];
  async function visitor(): Promise<void> {
    for (;;) {
      const key = await office.send();
      if (key === undefined) return;
      keys.push(key);
      await pause(20);
    }
  }
  await Promise.all(Array.from({ length: 20 }, visitor));
  return keys;
}

async function killSoon(office: OfficeProcess): Promise<void> {
  await pause(20 + Math.random() * 300);
  await office.kill();
}

/** Those whose mails have not come when none has come any more for a while. */
async function notDelivered(smtp: TestSmtp, keys: readonly string[]): Promise<string[]> {
  for (;;) {
    const { length } = smtp.received;
    const arrived = new Set(smtp.received.map(({ subject }) => subject));
    const missing = keys.filter((key) => !arrived.has(key));
    if (missing.length === 0) return [];
    await pause(200);
    if (smtp.received.length === length) await pause(15_000);
    if (smtp.received.length === length) return missing;
  }
}

/** The ids of the mails that count as delivered. */
async function delivered(place: Place): Promise<Set<string>> {
  const store = await openStore(place);
  const parcels = await store.outbox.list('delivered');
  await store.close();
  return new Set(parcels.map(({ id }) => id));
}

/** Mails that came again although the store knew that they had been delivered. */
function sentAgain(smtp: TestSmtp, round: { delivered: Set<string>; received: number }): string[] {
  return smtp.received
    .slice(round.received)
    .map(({ messageId }) => messageId?.slice(1, messageId.indexOf('@')) ?? '')
    .filter((id) => round.delivered.has(id));
}

/** Those whose keys the store has never seen. */
async function notStored(place: Place, keys: readonly string[]): Promise<string[]> {
  const store = await openStore(place);
  const answers = await Promise.all(
    keys.map(async (key) => ({ key, ...(await store.accept(submission({ key }))) })),
  );
  await store.close();
  return answers.filter(({ repeated }) => !repeated).map(({ key }) => key);
}
