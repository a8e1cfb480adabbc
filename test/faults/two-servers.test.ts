import { expect, inject, onTestFinished, test } from 'vitest';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { openStore } from '#server/store/open-store.ts';
import { newDatabase } from '#server/store/postgres/postgres.fixture.ts';
import { temporaryFolder } from '#server/store/store.fixture.ts';
import { startOffice } from './office-process.ts';

const server = inject('postgres');

test.skipIf(!server)(
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
    const options = {
      DATABASE_URL: await newDatabase(server ?? ''),
      DATA_DIR: await temporaryFolder(),
      SMTP_URL: smtp.url,
      LANES: '3',
    };
    const [one, other] = await Promise.all([startOffice(options), startOffice(options)]);
    const keys = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).send()),
    );
    await expect.poll(() => held).toBe(6);
    await one.kill();
    await expect.poll(() => smtp.connected()).toBe(3);
    gate.resolve();
    await expect.poll(() => smtp.received.length).toBe(20);
    await other.close();
    expect(new Set(smtp.received.map(({ subject }) => subject))).toEqual(new Set(keys));
  },
);

test.skipIf(!server)('servers that start at once make the tables once', async () => {
  const databaseUrl = await newDatabase(server ?? '');
  const dataFolder = await temporaryFolder();
  const stores = await Promise.all(
    Array.from({ length: 4 }, () => openStore({ databaseUrl, dataFolder })),
  );
  await expect(Promise.all(stores.map((store) => store.ready()))).resolves.toHaveLength(4);
  await Promise.all(stores.map((store) => store.close()));
});
