import { expect, onTestFinished, test, vi } from 'vitest';
import { shared } from './shared.ts';

/** A function that takes 100 ms and returns how often it ran. */
function counted(): () => Promise<number> {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let count = 0;
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 100);
    await promise;
    count += 1;
    return count;
  };
}

test('callers share what is under way, and what came of it for a while', async () => {
  const ask = shared(counted(), 1000);
  const first = Promise.all([ask(), ask()]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(900);
  expect(await ask()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  const next = ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toBe(2);
});

test('a failure is shared as well, and no longer', async () => {
  const count = counted();
  const ask = shared(async () => {
    if ((await count()) === 1) throw new Error('full');
  }, 1000);
  const first = Promise.allSettled([ask(), ask()]);
  await vi.advanceTimersByTimeAsync(100);
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await vi.advanceTimersByTimeAsync(1000);
  const next = ask();
  await vi.advanceTimersByTimeAsync(100);
  await expect(next).resolves.toBeUndefined();
});
