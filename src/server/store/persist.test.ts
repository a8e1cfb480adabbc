import { expect, test, vi } from 'vitest';
import { persist } from './persist.ts';

test('what fails is tried again until it succeeds, and each failure is told', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  let tries = 0;
  await persist(
    () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('full')) : Promise.resolve();
    },
    { stopped: () => false, failed },
  );
  expect(failed).toHaveBeenCalledTimes(2);
});

test('nothing is tried again once nobody waits', async () => {
  const attempt = (): Promise<void> => Promise.reject(new Error('full'));
  await expect(persist(attempt, { stopped: () => true, failed: () => {} })).rejects.toThrow('full');
});
