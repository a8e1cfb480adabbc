import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { throttlePerTick } from './api.ts';

/** Starts `many` callers at once, and counts after each turn how many have continued. */
async function progress(many: number, turns: number): Promise<number[]> {
  const myTurn = throttlePerTick(2);
  let gone = 0;
  for (let at = 0; at < many; at++) void myTurn().then(() => void (gone += 1));
  const seen: number[] = [];
  for (let at = 0; at < turns; at++) {
    await setImmediate();
    seen.push(gone);
  }
  return seen;
}

test('a few callers continue in each turn, until all have', async () => {
  expect(await progress(5, 4)).toEqual([2, 4, 5, 5]);
});

test('a later caller continues as well', async () => {
  const myTurn = throttlePerTick(2);
  await myTurn();
  await expect(myTurn()).resolves.toBeUndefined();
});

test('callers continue in order of arrival', async () => {
  const myTurn = throttlePerTick(1);
  const order: number[] = [];
  const go = async (number: number) => {
    await myTurn();
    order.push(number);
  };
  await Promise.all([1, 2, 3].map(go));
  expect(order).toEqual([1, 2, 3]);
});
