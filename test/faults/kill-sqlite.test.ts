import { test } from 'vitest';
import { temporaryFolder } from '#server/store/store.fixture.ts';
import { expectSurvival } from './survival.ts';

test('a server on SQLite that is killed at any moment loses nothing', async () => {
  await expectSurvival({ dataFolder: await temporaryFolder() });
});
