import { getHolidays } from 'feiertagejs';
import { describe, expect, it } from 'vitest';
import { dayAfter, weekdayOf } from './days.ts';
import { federalStates } from './holiday-laws.ts';
import { holidayOn } from './holidays.ts';

/** In Bavaria this depends on the town; the library applies it to the whole Land. */
const byTown = /-08-15$/;

describe('the holidays of a Land', () => {
  it.each(federalStates)('match an independent library for %s, from 2024 to 2040', (state) => {
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

  it.each([
    [
      'AT',
      2026,
      '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-25 12-26',
      '12-08',
    ],
    [
      'AT',
      2027,
      '01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-25 12-26',
      '12-08',
    ],
    [
      'CH',
      2026,
      '01-01 05-14 08-01 12-25',
      '01-02 01-06 03-01 03-19 04-02 04-03 04-06 04-09 05-01 05-25 06-04 06-23 06-29 08-15 09-10 09-21 09-25 11-01 12-08 12-26 12-31',
    ],
  ] as const)(
    'of %s in %i include those left to shops or cantons',
    (country, year, closed, unsure) => {
      const found = { closed: [] as string[], unsure: [] as string[] };
      for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = dayAfter(date, 1)) {
        const holiday = holidayOn(date, country);
        if (holiday) found[holiday.isEverywhere ? 'closed' : 'unsure'].push(date.slice(5));
      }
      expect(found).toEqual({ closed: closed.split(' '), unsure: unsure.split(' ') });
    },
  );

  it('may apply to some towns only', () => {
    expect(holidayOn('2026-08-15', 'BY')).toMatchObject({ isEverywhere: false });
    expect(holidayOn('2026-06-04', 'TH')).toMatchObject({ isEverywhere: false });
  });

  it('are those of any Land if it is unknown', () => {
    expect(holidayOn('2026-01-06', undefined)).toMatchObject({ isEverywhere: false });
    expect(holidayOn('2026-05-01', undefined)).toMatchObject({ isEverywhere: true });
    expect(holidayOn('2026-05-02', undefined)).toBeUndefined();
    expect(holidayOn('2026-10-26', undefined)).toBeUndefined();
  });
});
