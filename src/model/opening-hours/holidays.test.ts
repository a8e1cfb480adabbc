import { getHolidays } from 'feiertagejs';
import { describe, expect, it } from 'vitest';
import { dayAfter, weekdayOf } from './days.ts';
import { federalStates, holidayOn } from './holidays.ts';

/** In Bavaria by the town; the library counts it for the whole Land. */
const byTown = /-08-15$/;

describe('the holidays of a Land', () => {
  it.each(federalStates)('are those that others know for %s, from 2024 to 2040', (state) => {
    const [from, to] = ['2024-01-01', '2040-12-31'];
    const ours: string[] = [];
    for (let date = from; date <= to; date = dayAfter(date, 1)) {
      if (holidayOn(date, state)?.isEverywhere) ours.push(date);
    }
    const years = Array.from({ length: 17 }, (_, at) => 2024 + at);
    const theirs = years
      .flatMap((year) => getHolidays(year, state).map(({ dateString }) => dateString))
      .filter((date) => !(state === 'BY' && byTown.test(date)))
      .toSorted((a, b) => a.localeCompare(b));
    expect(ours.filter((date) => weekdayOf(date) !== 7)).toEqual(
      theirs.filter((date) => weekdayOf(date) !== 7),
    );
  });

  it('may be those of some towns only', () => {
    expect(holidayOn('2026-08-15', 'BY')).toMatchObject({ isEverywhere: false });
    expect(holidayOn('2026-06-04', 'TH')).toMatchObject({ isEverywhere: false });
  });

  it('are those of any Land where it is unknown', () => {
    expect(holidayOn('2026-01-06', undefined)).toMatchObject({ isEverywhere: false });
    expect(holidayOn('2026-05-01', undefined)).toMatchObject({ isEverywhere: true });
    expect(holidayOn('2026-05-02', undefined)).toBeUndefined();
  });
});
