import { expect, test } from 'vitest';
import { submission, testStore } from '../store/store.fixture.ts';
import { erasePerson } from './erase-person.ts';

test('a person is erased, and the owner sees what was deleted', async () => {
  const store = await testStore();
  await store.accept(submission());
  expect(await erasePerson(store, 'ada@example.org')).toContain(
    '2 records of ada@example.org deleted',
  );
  expect(await erasePerson(store, 'ada@example.org')).toContain(
    'Nothing is kept of ada@example.org',
  );
  await expect(erasePerson(store, 'Anna Beispiel')).rejects.toThrow('is no mail address, phone');
});
