import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, onTestFinished } from 'vitest';
import type { TestSmtp } from '#server/mail/smtp.fixture.ts';
import { openStore } from '#server/store/open-store.ts';
import { type Message, newMessages, send, visitorOf } from './message.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { unreliableSmtp } from './unreliable-smtp.ts';

/** Where a server keeps what it must not lose. */
interface Place {
  dataFolder: string;
  databaseUrl?: string;
}

/** Kills a server under load, again and again, and expects that it loses and doubles nothing. */
export async function expectSurvival(place: Place): Promise<void> {
  const smtp = await unreliableSmtp();
  const settings = {
    DATA_DIR: place.dataFolder,
    DATABASE_URL: place.databaseUrl,
    SMTP_URL: smtp.url,
  };
  let server = await startServer(settings);
  const messages = await newMessages(server.url, inject('rounds') * 100);
  const toSend = [...messages];
  /** The ids in the server's answers. */
  const answers = new Map<Message, string>();
  const done = (): number => answers.size + smtp.received.length;
  const rounds: Round[] = [];
  for (let round = 0; round < inject('rounds'); round += 1) {
    await Promise.all([sendAll(toSend, server.url, answers), killSoon(server, done)]);
    rounds.push({ delivered: await delivered(place), received: smtp.received.length });
    server = await startServer(settings);
  }
  smtp.recover();
  await sendAll(toSend, server.url, answers);
  const again = new Map<Message, string>();
  await sendAll([...messages], server.url, again);
  expect(messages.filter((one) => again.get(one) !== answers.get(one))).toEqual([]);
  const store = await openStore(place);
  onTestFinished(() => store.close());
  await expect
    .poll(() => store.outbox.counts())
    .toEqual({ waiting: 0, parked: 0, delivered: messages.length });
  const visitors = new Set(smtp.received.map(visitorOf));
  expect(messages.filter(({ email }) => !visitors.has(email))).toEqual([]);
  expect(rounds.flatMap((round) => sentAgain(smtp, round))).toEqual([]);
  expect(await server.close()).toBe(0);
}

/** What was known when the server had been killed. */
interface Round {
  /** The mails that the store calls delivered. */
  delivered: Set<string>;
  /** How many mails had come. */
  received: number;
}

/** Messages that got no answer. */
const lost = new WeakSet<Message>();

/**
 * Visitors send messages, ten at once, until none is left or the server is gone. One that got no
 * answer is sent again in this round or the next ones; one that got none twice is sent last, for what comes
 * too often from one sender is asked for a proof of work.
 */
async function sendAll(
  toSend: Message[],
  url: string,
  answers: Map<Message, string>,
): Promise<void> {
  async function visitor(): Promise<void> {
    for (let message = toSend.pop(); message; message = toSend.pop()) {
      const id = await send(url, message);
      if (id === undefined) {
        const before = lost.has(message) ? toSend.length : randomInt(20, 60);
        toSend.splice(-before, 0, message);
        lost.add(message);
        return;
      }
      answers.set(message, id);
      await pause(20);
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor));
}

/** Kills the server in the midst of its work: some answers and mails later, or when few are left. */
async function killSoon(server: ServerProcess, done: () => number): Promise<void> {
  const enough = done() + randomInt(100);
  const latest = performance.now() + 20_000;
  while (done() < enough && performance.now() < latest) await pause(5);
  await pause(randomInt(20));
  await server.kill();
}

/** The ids of the mails that count as delivered. */
async function delivered(place: Place): Promise<Set<string>> {
  const store = await openStore(place);
  const deliveries = await store.outbox.list('delivered');
  await store.close();
  return new Set(deliveries.map(({ id }) => id));
}

/** Mails that came again although the store knew that they had been delivered. */
function sentAgain(smtp: TestSmtp, { delivered: known, received }: Round): string[] {
  return smtp.received
    .slice(received)
    .map(({ messageId }) => messageId?.slice(1, messageId.indexOf('@')) ?? '')
    .filter((id) => known.has(id));
}
