import { expect, test, vi } from 'vitest';
import { groupCommit } from './group-commit.ts';
import { SqliteError } from './sqlite/dialect.ts';

test('items that arrive together, or during a commit, share the next commit', async () => {
  const groups: number[][] = [];
  const commit = groupCommit(
    (items: readonly number[]) => {
      groups.push([...items]);
      return Promise.resolve(items.map((item) => item * 2));
    },
    { largest: 2 },
  );
  expect(await Promise.all([commit.add(1), commit.add(2), commit.add(3)])).toEqual([2, 4, 6]);
  expect(groups).toEqual([[1, 2], [3]]);
});

test('an item that the database rejects does not fail the rest of its group', async () => {
  const refusal = new SqliteError('NOT NULL constraint failed', 1299);
  const commit = groupCommit(
    (items: readonly number[]) =>
      items.includes(2) ? Promise.reject(refusal) : Promise.resolve(items),
    { largest: 10 },
  );
  const results = await Promise.allSettled([1, 2, 3].map((item) => commit.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('if the database is locked, the whole group fails at once', async () => {
  const locked = new SqliteError('database is locked', 5);
  const work = vi.fn<(items: readonly number[]) => Promise<number[]>>(() => Promise.reject(locked));
  const commit = groupCommit(work, { largest: 10 });
  const results = await Promise.allSettled([1, 2, 3].map((item) => commit.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(work).toHaveBeenCalledTimes(1);
});
