import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

test('a task that ends in time returns its result', async () => {
  expect(await withTimeout(pause(1, 'result'), 1000, 'late')).toBe('result');
});

test('a task that takes longer is not waited for', async () => {
  expect(await withTimeout(pause(1000, 'result'), 5, 'late')).toBe('late');
});

test('a task that fails in time rejects', async () => {
  await expect(withTimeout(Promise.reject(new Error('It failed.')), 1000, 'late')).rejects.toThrow(
    'It failed.',
  );
});
