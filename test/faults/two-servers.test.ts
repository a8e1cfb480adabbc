import { expect, inject, onTestFinished, test } from 'vitest';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { openStore } from '#server/store/open-store.ts';
import { newDatabase } from '#server/database/postgres/postgres.fixture.ts';
import { temporaryFolder } from '#server/store/store.fixture.ts';
import { newMessages, send, visitorOf } from './message.ts';
import { startServer } from './server-process.ts';

const postgres = inject('postgres');

/** How many mails a server has on their way at once. */
const concurrency = 4;

test.skipIf(!postgres)(
  'of two servers on one PostgreSQL, one is killed while it sends: each mail comes once',
  async () => {
    const gate = Promise.withResolvers<void>();
    let held = 0;
    const smtp = await startSmtp({
      async data() {
        held += 1;
        await gate.promise;
      },
    });
    onTestFinished(() => smtp.close());
    const settings = {
      DATABASE_URL: await newDatabase(postgres ?? ''),
      DATA_DIR: await temporaryFolder(),
      SMTP_URL: smtp.url,
    };
    const [one, other] = await Promise.all([startServer(settings), startServer(settings)]);
    const messages = await newMessages(one.url, 20);
    await Promise.all(messages.map((message, at) => send((at % 2 ? one : other).url, message)));
    await expect.poll(() => held).toBe(2 * concurrency);
    await one.kill();
    await expect.poll(() => smtp.connected()).toBe(concurrency);
    gate.resolve();
    await expect.poll(() => smtp.received.length).toBe(messages.length);
    expect(await other.close()).toBe(0);
    expect(smtp.received).toHaveLength(messages.length);
    expect(new Set(smtp.received.map(visitorOf))).toEqual(
      new Set(messages.map(({ email }) => email)),
    );
  },
);

test.skipIf(!postgres)('servers that start at once make the tables once', async () => {
  const databaseUrl = await newDatabase(postgres ?? '');
  const dataFolder = await temporaryFolder();
  const stores = await Promise.all(
    Array.from({ length: 4 }, () => openStore({ databaseUrl, dataFolder })),
  );
  await expect(Promise.all(stores.map((store) => store.ready()))).resolves.toHaveLength(4);
  await Promise.all(stores.map((store) => store.close()));
});
