import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('a task waits for the previous one, even if that fails', async () => {
  const log: string[] = [];
  const first = inTurn(async () => {
    log.push('first begins');
    await setTimeout(20);
    log.push('first ends');
    throw new Error('refused');
  });
  const second = inTurn(async () => {
    await setTimeout(1);
    log.push('second');
  });
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(log).toEqual(['first begins', 'first ends', 'second']);
});

test('a task within another does not wait for it', async () => {
  const inner = async () => setTimeout(1, 'inner');
  expect(await inTurn(async () => inTurn(inner))).toBe('inner');
});
