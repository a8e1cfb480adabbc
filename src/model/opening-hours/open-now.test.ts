import { assert, date, property } from 'fast-check';
import { expect, it } from 'vitest';
import { moments } from './open-now.fixture.ts';
import { openNow, wallMinutes } from './open-now.ts';

it('is tested at 120 moments or more', () => {
  expect(moments.length).toBeGreaterThanOrEqual(120);
});

it.each(moments)('says: $name', ({ time, timetable, text }) => {
  expect(openNow(timetable, wallMinutes(time)).text).toBe(text);
});

it('reads the clock like Node’s time zone database', () => {
  const noSooner = { min: new Date('1996-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z') };
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  assert(
    property(date({ ...noSooner, noInvalidDate: true }), (time) => {
      expect(Math.floor(wallMinutes(time.getTime()) * 60)).toBe(
        Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) / 1000,
      );
    }),
    // The last moment before each clock change, and the first after it.
    { numRuns: 2000, examples: changes().flatMap((at) => [[new Date(at - 1)], [new Date(at)]]) },
  );
});

/** The full hours around the nights when the clocks can change, from 2020 to 2040. */
function changes(): number[] {
  return Array.from({ length: 21 }, (_, year) =>
    [2, 9].flatMap((month) =>
      Array.from({ length: 7 }, (_day, day) => Date.UTC(2020 + year, month, 25 + day, 1)),
    ),
  ).flat();
}
