import { expect, it } from 'vitest';
import { moments } from './open-now.fixture.ts';
import { openNow, wallMinutes } from './open-now.ts';

it('is tried at 120 moments at least', () => {
  expect(moments.length).toBeGreaterThanOrEqual(120);
});

it.each(moments)('tells: $name', ({ time, timetable, text }) => {
  expect(openNow(timetable, wallMinutes(time)).text).toBe(text);
});
