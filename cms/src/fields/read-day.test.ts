import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each([
  ['24.12.', '2026-12-24'],
  ['2412', '2026-12-24'],
  ['26.11', '2026-11-26'],
  ['1er mars', '2027-03-01'],
  ['25.11.', '2027-11-25'],
  ['29.2.', '2028-02-29'],
  ['24.12.2030', '2030-12-24'],
  ['24122030', '2030-12-24'],
  ['31.2.', undefined],
  ['3102', undefined],
  ['bald', undefined],
])('on 26 November 2026, "%s" is %s', (text, day) => {
  expect(readDay(text, '2026-11-26')).toBe(day);
});

test.each([
  ['24.11.', '2026-11-24'],
  ['26.11.', '2026-11-26'],
  ['24.12.', '2025-12-24'],
  ['29.2.', '2024-02-29'],
  ['24.12.2030', '2030-12-24'],
])('on 26 November 2026, something sold "%s" was sold on %s', (text, day) => {
  expect(readDay(text, '2026-11-26', true)).toBe(day);
});
