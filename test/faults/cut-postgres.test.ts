import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { newDatabase } from '#server/database/postgres/postgres.fixture.ts';
import { temporaryFolder } from '#server/store/store.fixture.ts';
import { type Message, newMessages, send, visitorOf } from './message.ts';
import { startServer } from './server-process.ts';

const postgres = inject('postgres');

test.skipIf(!postgres)(
  'a server whose connections to PostgreSQL break goes on, and loses and doubles nothing',
  async () => {
    const smtp = await startSmtp({ data: () => pause(30) });
    onTestFinished(() => smtp.close());
    const database = await newDatabase(postgres ?? '');
    const server = await startServer({
      DATABASE_URL: database,
      DATA_DIR: await temporaryFolder(),
      SMTP_URL: smtp.url,
    });
    const messages = await newMessages(server.url, inject('rounds') * 40);
    const cuts = cutAgainAndAgain(database, inject('rounds') * 3);
    await sendAll(server.url, messages, cuts);
    expect(await cuts).toBeGreaterThan(inject('rounds'));
    await expect
      .poll(() => new Set(smtp.received.map(visitorOf)))
      .toEqual(new Set(messages.map(({ email }) => email)));
    expect(await server.close()).toBe(0);
    expect(smtp.received).toHaveLength(messages.length);
  },
);

/** Ends all connections of the database every now and then; gives how many it has ended. */
async function cutAgainAndAgain(database: string, times: number): Promise<number> {
  const client = new pg.Client(database);
  await client.connect();
  let ended = 0;
  for (let time = 0; time < times; time += 1) {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    ended += rowCount ?? 0;
    await pause(300);
  }
  await client.end();
  return ended;
}

/**
 * Visitors send messages, ten at once, each until the server has taken it. As that knows no more
 * than five tries of a message, the last one waits until nothing is cut any longer.
 */
async function sendAll(
  url: string,
  messages: readonly Message[],
  cuts: Promise<unknown>,
): Promise<void> {
  const toSend = [...messages];
  async function visitor(): Promise<void> {
    for (let message = toSend.pop(); message; message = toSend.pop()) {
      let tries = 1;
      while (!(await taken(url, message))) {
        tries += 1;
        await (tries < 5 ? pause(200) : cuts);
      }
      await pause(100);
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor));
}

/** False where the server asked to try later. */
async function taken(url: string, message: Message): Promise<boolean> {
  try {
    expect(await send(url, message), 'the server answers').toBeDefined();
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('503')) return false;
    throw error;
  }
}
