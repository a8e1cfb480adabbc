import { expect, test } from 'vitest';
import { today } from './today.ts';

test.each([
  ['2026-12-31T22:59:00Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is %s in the shop', (instant, day) => {
  expect(today(new Date(instant))).toBe(day);
});
