import { describe, expect, it } from 'vitest';
import { openingHoursSchema } from './schema.ts';

const older = { translations: [{ language: 'de', day: 'Mo' }] };
const issuesOf = (input: object) =>
  openingHoursSchema.safeParse(input).error?.issues.map(({ path }) => path.join('.'));

describe('openingHoursSchema', () => {
  it('is empty by default', () => {
    expect(openingHoursSchema.parse({})).toEqual({
      opening_periods: [],
      seasons: [],
      opening_hours: [],
      special_days: [],
    });
  });

  it.each([
    { opening_periods: [{ day: 1, time_open: '9:00', time_close: '24:00' }] },
    { opening_periods: [{ day: 11 }] },
    { opening_hours: [{ ...older, opening_time: '09:00:00', closing_time: '18:00:00' }] },
    { opening_hours: [{ ...older, closed: true, opening_time: '09:00' }] },
    { opening_periods: [{ day: 5, time_open: '20:00', time_close: '02:00' }] },
    { opening_periods: [{ day: 5, time_open: '18:00', time_close: '00:00' }] },
    { seasons: [{ from: '10-01', to: '02-29', opening_periods: [{ day: 11 }] }] },
    { special_days: [{ date: '2026-12-27', date_end: '2026-12-27' }] },
  ])('accepts %j', (input) => {
    expect(issuesOf(input)).toBeUndefined();
  });

  it.each([
    [{ opening_periods: [{ day: 17 }] }, 'opening_periods.0.day'],
    [{ opening_periods: [{ day: -1 }] }, 'opening_periods.0.day'],
    [{ opening_periods: [{ day: 1.5 }] }, 'opening_periods.0.day'],
    [
      { opening_periods: [{ day: 1, time_open: '25:00', time_close: '26:00' }] },
      'opening_periods.0.time_open',
    ],
    [{ opening_periods: [{ day: 1, time_open: '09:00' }] }, 'opening_periods.0.time_close'],
    [{ opening_periods: [{ day: 1, time_close: '18:00' }] }, 'opening_periods.0.time_open'],
    [
      { opening_periods: [{ day: 1, time_open: '18:00', time_close: '9:00' }] },
      'opening_periods.0.time_close',
    ],
    [{ opening_hours: [{ ...older, opening_time: '09:00' }] }, 'opening_hours.0.closing_time'],
    [
      { opening_hours: [{ ...older, opening_time: '09:00', closing_time: '09:00' }] },
      'opening_hours.0.closing_time',
    ],
    [
      { opening_periods: [{ day: 1, time_open: '14:00', time_close: '14:00' }] },
      'opening_periods.0.time_close',
    ],
    [
      { opening_periods: [{ day: 1, time_open: '24:00', time_close: '02:00' }] },
      'opening_periods.0.time_close',
    ],
    [{ opening_periods: [{ day: 'Sonntag' }] }, 'opening_periods.0.day'],
    [{ seasons: [{ from: '10-01', to: '03-31' }] }, 'seasons.0.opening_periods'],
    [
      { seasons: [{ from: '10-01', to: '03-31', opening_periods: [] }] },
      'seasons.0.opening_periods',
    ],
    [
      { seasons: [{ from: '02-30', to: '03-31', opening_periods: [{ day: 1 }] }] },
      'seasons.0.from',
    ],
    [
      { seasons: [{ from: '10-01', to: '03-31', opening_periods: [{ day: 15 }] }] },
      'seasons.0.opening_periods.0.day',
    ],
    [{ special_days: [{ date: '2026-02-30' }] }, 'special_days.0.date'],
    [{ special_days: [{ date: '2026-05-02', date_end: '2026-05-01' }] }, 'special_days.0.date_end'],
    [{ special_days: [{ date: '2026-05-02', time_open: '09:00' }] }, 'special_days.0.time_close'],
  ])('rejects %j', (input, path) => {
    expect(issuesOf(input)).toContain(path);
  });

  it.each([
    ['Sonntag', 'Days are written as numbers: 11, not "Sonntag".'],
    ['Mo-Fr', 'Days are written as numbers: 4, not "Mo-Fr".'],
    ['Sa, So', 'Days are written as numbers: 10, 11, each in a row of its own, not "Sa, So".'],
    ['Feiertag', 'Days are written as numbers: 1 for Monday to 11 for Sunday, not "Feiertag".'],
  ])('says how to write %s', (day, message) => {
    const { error } = openingHoursSchema.safeParse({ opening_periods: [{ day }] });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
