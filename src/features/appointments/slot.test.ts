import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OfferedDays } from './schema.ts';
import { hoursOf, judgeSlot, partsIn, timesIn } from './slot.ts';

/** Monday with a lunch break, Tuesday closed, Wednesday unknown. */
const days: OfferedDays = {
  first: '2026-11-23',
  days: 'AB-',
  hours: ['09:30-13:00 14:00-18:30', ''],
};
const offer = { minutes: 40, days };
const now = '2026-11-23T08:00';

describe('the hours of a day', () => {
  test('match its letter', () => {
    expect(hoursOf(days, '2026-11-23')).toEqual([
      { open: '09:30', close: '13:00' },
      { open: '14:00', close: '18:30' },
    ]);
    expect(hoursOf(days, '2026-11-24')).toEqual([]);
  });

  test.each(['2026-11-22', '2026-11-25', '2026-11-26', '2027-11-26', ''])(
    'are unknown before, after and between the resolved days: %s',
    (day) => {
      expect(hoursOf(days, day)).toBeUndefined();
    },
  );
});

describe('the times of a day', () => {
  test('are the half hours from which the appointment ends before closing', () => {
    const times = timesIn([{ open: '09:15', close: '12:00' }], 40);
    expect(times).toEqual(['09:30', '10:00', '10:30', '11:00']);
    expect(timesIn([{ open: '09:30', close: '10:00' }], 40)).toEqual([]);
  });

  test('end at midnight, even if the shop closes later', () => {
    expect(timesIn([{ open: '22:30', close: '02:00' }], 30)).toEqual(['22:30', '23:00', '23:30']);
  });

  test('have a morning and an afternoon, if there are any times in them', () => {
    expect(partsIn(['09:30', '12:00'])).toEqual(['morning', 'afternoon']);
    expect(partsIn(['12:00'])).toEqual(['afternoon']);
    expect(partsIn([])).toEqual([]);
  });
});

describe('a slot', () => {
  test.each([
    ['fits', '2026-11-23', '10:30', undefined],
    ['need be no half hour', '2026-11-23', '12:20', undefined],
    ['may be a part of the day', '2026-11-23', 'afternoon', undefined],
    ['on a day that is not known is left to the shop', '2026-11-25', '03:00', undefined],
    ['that ends in the break does not fit', '2026-11-23', '12:30', 'outside-hours'],
    ['in the break does not fit', '2026-11-23', '13:30', 'outside-hours'],
    ['before the opening does not fit', '2026-11-23', '09:00', 'outside-hours'],
    ['on a closed day is told so', '2026-11-24', '10:30', 'closed'],
    ['of a moment ago has passed', '2026-11-23', '08:00', 'past'],
    ['of yesterday has passed', '2026-11-22', 'morning', 'past'],
    ['in two years is not offered', '2028-11-23', '10:30', 'not-offered'],
    ['on no day is not offered', '2026-11-31', '10:30', 'not-offered'],
    ['at no time is not offered', '2026-11-23', '25:00', 'not-offered'],
    ['in words is not offered', '2026-11-23', 'evening', 'not-offered'],
  ])('%s', (_, day, time, mistake) => {
    expect(judgeSlot({ day, time }, offer, now)).toBe(mistake);
  });

  const clock = fc
    .integer({ min: 0, max: 47 })
    .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);

  test('the calendar offers exactly the valid slots, whatever the hours', () => {
    const hours = fc
      .uniqueArray(clock, { minLength: 2, maxLength: 4 })
      .map((times) => times.toSorted())
      .map((times) => times.slice(0, times.length - (times.length % 2)))
      .map((times) =>
        times.flatMap((open, at) => (at % 2 ? [] : `${open}-${times[at + 1] ?? '24:00'}`)),
      );
    fc.assert(
      fc.property(hours, clock, fc.integer({ min: 5, max: 300 }), (periods, time, minutes) => {
        const all = { first: '2026-11-24', days: 'A', hours: [periods.join(' ')] };
        const day = '2026-11-24';
        const isOffered = timesIn(hoursOf(all, day) ?? [], minutes).includes(time);
        expect(judgeSlot({ day, time }, { minutes, days: all }, now) === undefined).toBe(isOffered);
      }),
    );
  });
});
