import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { smtpError, startSmtp } from '../mail/smtp.fixture.ts';
import { mail, testStore, submission } from '../store/store.fixture.ts';
import { deliverFrom, office, subjects } from './office.fixture.ts';
import { delayAfter, firstDelay } from './retry-delay.ts';

const day = 24 * 60 * 60 * 1000;

test('a mail leaves as soon as it is stored', async () => {
  const { store, smtp } = await office();
  await store.accept(
    submission({ mails: [mail({ subject: 'Grüße', replyTo: 'ada@example.org', text: 'Weiß' })] }),
  );
  await expect.poll(() => subjects(smtp)).toEqual(['Grüße']);
  expect(smtp.received[0]).toMatchObject({
    from: { name: 'Lindenhof', address: 'post@lindenhof.example' },
    to: [{ address: 'shop@lindenhof.example' }],
    replyTo: [{ address: 'ada@example.org' }],
    text: 'Weiß\n',
  });
  await expect.poll(() => store.outbox.counts()).toMatchObject({ waiting: 0, delivered: 1 });
});

test('a mail that is put off comes again, with the same id and date', async () => {
  const seen: unknown[] = [];
  const { store, smtp } = await office({
    data(found) {
      seen.push([found.messageId, found.date]);
      if (seen.length < 3) throw smtpError(451, 'Later');
    },
  });
  await store.accept(submission());
  await expect.poll(() => smtp.received.length).toBe(1);
  expect(seen).toEqual([seen[0], seen[0], seen[0]]);
});

test('a mail whose next try would come after three days is parked', async () => {
  const { store } = await office({
    data() {
      throw smtpError(451, 'Later');
    },
    delay: (attempts) => (attempts < 8 ? 1 : 4 * day),
  });
  await store.accept(submission());
  await expect
    .poll(() => store.outbox.list('parked'))
    .toMatchObject([{ attempts: 9, failure: '451 Later' }]);
});

test('a mail that waited for days while the server was off is not parked by one failure', async () => {
  const store = await testStore();
  await fourDaysAgo(() => store.accept(submission()));
  let tries = 0;
  const smtp = await startSmtp({
    data(_mail, drop) {
      tries += 1;
      if (tries === 1) drop();
    },
  });
  onTestFinished(() => smtp.close());
  deliverFrom(store, smtp.url);
  await expect.poll(() => smtp.received.length).toBe(1);
});

async function fourDaysAgo(act: () => Promise<unknown>): Promise<void> {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 4 * day);
  await act();
  clock.mockRestore();
}

test('a connection that breaks in the middle loses no mail', async () => {
  let tries = 0;
  const { store, smtp } = await office({
    data(_mail, drop) {
      tries += 1;
      if (tries < 3) drop();
    },
  });
  await store.accept(submission());
  await expect.poll(() => smtp.received.length).toBe(1);
  expect(tries).toBe(3);
});

test('mails wait for a mail server that is away', async () => {
  const gone = await startSmtp();
  await gone.close();
  const store = await testStore();
  deliverFrom(store, gone.url);
  await store.accept(submission());
  await expect
    .poll(async () => (await store.outbox.list('waiting'))[0]?.failure)
    .toContain('ECONNREFUSED');
  const back = await startSmtp({ port: Number(new URL(gone.url).port) });
  onTestFinished(() => back.close());
  await expect.poll(() => back.received.length).toBe(1);
});

test('mails that fail together lengthen the pause once', async () => {
  const both = Promise.withResolvers<void>();
  let held = 0;
  let greetings = 0;
  const attempts: number[] = [];
  const { store } = await office({
    greet() {
      greetings += 1;
      if (greetings > 2) throw smtpError(421, 'Going down');
    },
    async data(_mail, drop) {
      held += 1;
      if (held === 2) both.resolve();
      await both.promise;
      drop();
    },
    delay(before) {
      attempts.push(before);
      return 60_000;
    },
  });
  await Promise.all([submission(), submission()].map((one) => store.accept(one)));
  await expect
    .poll(() => store.outbox.list('waiting'))
    .toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  expect(Math.max(...attempts)).toBe(0);
});

test('timers that fire before the clock says so delay no mail', async () => {
  slowClocks();
  let tries = 0;
  const { store, smtp } = await office({
    data(_mail, drop) {
      tries += 1;
      if (tries < 3) drop();
    },
  });
  await store.accept(submission());
  await expect.poll(() => smtp.received.length).toBe(1);
});

test('a clock that goes ahead while it is read delays no mail', async () => {
  const now = Date.now.bind(Date);
  const start = now();
  let ahead = 0;
  const behind = (): number => start + Math.floor((now() - start) / 2) + ahead;
  vi.spyOn(Date, 'now').mockImplementation(behind);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  let tries = 0;
  const { store, smtp } = await office({
    data(_mail, drop) {
      tries += 1;
      if (tries < 3) drop();
    },
  });
  const nextDue = store.outbox.nextDue.bind(store.outbox);
  vi.spyOn(store.outbox, 'nextDue').mockImplementation(async (kind) => {
    ahead += 30;
    return nextDue(kind);
  });
  await store.accept(submission());
  await expect.poll(() => smtp.received.length).toBe(1);
});

/** Makes clocks run at nine tenths of their speed until the test ends. */
function slowClocks(): void {
  for (const clock of [Date, performance]) {
    const now = clock.now.bind(clock);
    const start = now();
    vi.spyOn(clock, 'now').mockImplementation(() => start + Math.floor((now() - start) * 0.9));
  }
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
}

test('a clock that is set back holds up no mail', async () => {
  const now = Date.now.bind(Date);
  let behind = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now() - behind);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { store, smtp } = await office({
    data(_mail, drop) {
      if (behind === 0) drop();
    },
    delay() {
      behind = 60 * day;
      return 30;
    },
  });
  await store.accept(submission());
  await expect.poll(() => smtp.received.length).toBe(1);
});

test('as many mails are under way as the server was promised, and no more', async () => {
  const gate = Promise.withResolvers<void>();
  const { store, smtp } = await office({ data: () => gate.promise });
  await Promise.all(Array.from({ length: 10 }, () => store.accept(submission())));
  await expect.poll(() => smtp.busiest).toBe(2);
  gate.resolve();
  await expect.poll(() => smtp.received.length).toBe(10);
  expect(smtp.busiest).toBe(2);
});

test('the outbox closes when what is under way is delivered', async () => {
  const { store, smtp, outbox } = await office({ data: () => pause(100) });
  await store.accept(submission());
  await expect.poll(() => smtp.busiest).toBe(1);
  await outbox.close();
  expect(await store.outbox.counts()).toMatchObject({ delivered: 1 });
});

test('a delivery that takes too long while closing is aborted, and waits to be sent again', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const { store, smtp, outbox } = await office({ data: () => never, grace: 50 });
  await store.accept(submission());
  await expect.poll(() => smtp.busiest).toBe(1);
  await outbox.close();
  await expect.poll(() => smtp.connected()).toBe(0);
  expect(await store.outbox.list('waiting')).toMatchObject([{ attempts: 1 }]);
});

test('the log names no person', async () => {
  const { store, log } = await office({
    recipient(address) {
      throw smtpError(550, `No ${address}`);
    },
  });
  await store.accept(submission({ mails: [mail({ toSubscriber: true })] }));
  await expect.poll(() => log.join('')).toContain('parked');
  expect(log.join('')).not.toMatch(/@|Guten Tag/);
});

test('the time between tries grows from seconds to hours, and is never the same for all', () => {
  const delays = [0, 1, 5, 25].map(
    (attempts) => delayAfter(attempts, firstDelay, () => 0.5) / 1000,
  );
  expect(delays).toEqual([10, 20, 320, 14_400]);
  expect([delayAfter(0, firstDelay, () => 0), delayAfter(0, firstDelay, () => 1)]).toEqual([
    7500, 12_500,
  ]);
});
