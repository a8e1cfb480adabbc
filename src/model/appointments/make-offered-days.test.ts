import { expect, test } from 'vitest';
import { withHolidays } from '../opening-hours/closed-holidays.ts';
import type { Weekday } from '../opening-hours/days.ts';
import type { FederalState } from '../opening-hours/holiday-laws.ts';
import { openingHoursSchema } from '../opening-hours/schema.ts';
import { weeklyHours } from '../opening-hours/weekly.ts';
import { offeredDays } from './make-offered-days.ts';
import { hoursOf } from './wish.ts';

const today = '2026-11-22';

function offered(state?: FederalState, weekdays: readonly Weekday[] = []) {
  const hours = openingHoursSchema.parse({
    opening_periods: [
      { day: 4, time_open: '09:30', time_close: '18:30' },
      { day: 11 },
      { day: 15, time_open: '09:30', time_close: '13:00' },
    ],
    special_days: [{ date: '2026-12-03' }],
  });
  const weekly = weeklyHours(hours, 'de');
  const days = offeredDays(withHolidays(weekly, { region: state, language: 'de', today }), {
    region: state,
    today,
    weekdays,
  });
  return (day: string) => hoursOf(days, day)?.map(({ open, close }) => `${open}-${close}`);
}

test('days are offered at the hours of their weekday, special days at their own', () => {
  const on = offered('TH');
  expect(on('2026-11-24')).toEqual(['09:30-18:30']);
  expect(on('2026-11-22')).toEqual([]);
  expect(on('2026-12-03')).toEqual([]);
  expect(on('2026-12-24')).toEqual(['09:30-13:00']);
});

test('public holidays are closed; without the Land, they are not known', () => {
  expect(offered('TH')('2026-12-25')).toEqual([]);
  expect(offered()('2026-12-25')).toBeUndefined();
});

test('of days that the hours do not name nothing is known', () => {
  expect(offered('TH')('2026-11-28')).toBeUndefined();
});

test('an appointment of some weekdays is offered on those alone', () => {
  const on = offered('TH', [2]);
  expect(on('2026-11-24')).toEqual(['09:30-18:30']);
  expect(on('2026-11-25')).toEqual([]);
});

test('two months are known at least', () => {
  expect(offered('TH')('2027-01-21')).toEqual(['09:30-18:30']);
});
