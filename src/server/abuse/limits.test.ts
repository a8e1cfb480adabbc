import { expect, test } from 'vitest';
import { rateLimit } from './limits.ts';

function threeAMinute(maxKeys?: number) {
  const clock = { time: 1_000_000 };
  const options = { limit: 3, window: 60_000, ...(maxKeys ? { maxKeys } : {}) };
  return { clock, limit: rateLimit(options, () => clock.time) };
}

test('allows the limit at once, and then says how long to wait', () => {
  const { limit } = threeAMinute();
  expect([1, 2, 3, 4].map(() => limit.hit('a'))).toEqual([0, 0, 0, 20]);
});

test('allows one more each time its share of the window has passed', () => {
  const { clock, limit } = threeAMinute();
  for (let at = 0; at < 3; at++) limit.hit('a');
  clock.time += 20_000;
  expect([limit.hit('a'), limit.hit('a')]).toEqual([0, 20]);
});

test('is not prolonged by refused attempts', () => {
  const { clock, limit } = threeAMinute();
  for (let at = 0; at < 100; at++) limit.hit('a');
  clock.time += 20_000;
  expect(limit.hit('a')).toBe(0);
});

test('counts each key separately', () => {
  const { limit } = threeAMinute();
  for (let at = 0; at < 4; at++) limit.hit('a');
  expect(limit.hit('b')).toBe(0);
});

test('forgets the oldest keys if there are too many', () => {
  const { limit } = threeAMinute(2);
  for (const key of ['a', 'a', 'a', 'b', 'c']) limit.hit(key);
  expect(limit.hit('a')).toBe(0);
});
