import { inject, test } from 'vitest';
import { newDatabase } from '#server/database/postgres/postgres.fixture.ts';
import { temporaryFolder } from '#server/store/store.fixture.ts';
import { expectSurvival } from './survival.ts';

const postgres = inject('postgres');

test.skipIf(!postgres)(
  'a server on PostgreSQL that is killed at any moment loses nothing',
  async () => {
    await expectSurvival({
      dataFolder: await temporaryFolder(),
      databaseUrl: await newDatabase(postgres ?? ''),
    });
  },
);
