import { Writable } from 'node:stream';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type SmtpBehaviour, startSmtp, type TestSmtp } from '../mail/smtp.fixture.ts';
import { smtpMailer } from '../mail/smtp.ts';
import { testStore } from '../store/store.fixture.ts';
import type { Store } from '../store/store.ts';
import { mailChannel, type Outbox, startOutbox } from './outbox.ts';

interface Office {
  store: Store;
  smtp: TestSmtp;
  outbox: Outbox;
  log: string[];
}

interface OfficeOptions extends SmtpBehaviour {
  delay?: ((attempts: number) => number) | undefined;
  grace?: number | undefined;
}

/** A store, its outbox and a mail server, until the test ends. */
export async function office({ delay, grace, ...behaviour }: OfficeOptions = {}): Promise<Office> {
  const [store, smtp] = await Promise.all([testStore(), startSmtp(behaviour)]);
  const { outbox, log } = deliverFrom(store, smtp.url, { delay, grace });
  onTestFinished(() => smtp.close());
  return { store, smtp, outbox, log };
}

export function deliverFrom(
  store: Store,
  url: string,
  { delay = () => 30, grace = 10_000 }: Pick<OfficeOptions, 'delay' | 'grace'> = {},
): { outbox: Outbox; log: string[] } {
  const log: string[] = [];
  const lines = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(line.toString());
      done();
    },
  });
  const sender = { name: 'Lindenhof', address: 'post@lindenhof.example' };
  const mailer = smtpMailer({ url, sender, connections: 2 });
  const outbox = startOutbox({
    store: store.outbox,
    channel: mailChannel(mailer, 2),
    log: pino({}, lines),
    interval: 60_000,
    delay,
    grace,
  });
  onTestFinished(() => outbox.close());
  return { outbox, log };
}

export function subjects({ received }: TestSmtp): (string | undefined)[] {
  return received.map(({ subject }) => subject);
}
