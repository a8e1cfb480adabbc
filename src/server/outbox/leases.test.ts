import { expect, test, vi } from 'vitest';
import { createPersistence } from './leases.ts';

const ignore = (): void => {};

test('failed attempts are retried until they succeed, and each failure is reported', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  let tries = 0;
  await createPersistence().persist(() => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('full')) : Promise.resolve();
  }, failed);
  expect(failed).toHaveBeenCalledTimes(2);
});

test('on closing, attempts waiting for a retry are made at once', async () => {
  const persistence = createPersistence();
  let isFull = true;
  const written: string[] = [];
  const write = (name: string) => async (): Promise<void> => {
    if (isFull) throw new Error('full');
    written.push(name);
  };
  void persistence.persist(write('one'), ignore);
  void persistence.persist(write('other'), ignore);
  isFull = false;
  await persistence.close();
  expect(written).toEqual(['one', 'other']);
});

test('after closing, each attempt is made at most once', async () => {
  const attempt = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('full')));
  const persistence = createPersistence();
  const before = persistence.persist(attempt, ignore);
  await Promise.all([expect(before).rejects.toThrow('full'), persistence.close()]);
  expect(attempt).toHaveBeenCalledTimes(2);
  await expect(persistence.persist(attempt, ignore)).rejects.toThrow('full');
  expect(attempt).toHaveBeenCalledTimes(3);
});
