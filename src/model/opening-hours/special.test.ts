import { describe, expect, it } from 'vitest';
import { comingSpecialHours } from './special.ts';
import type { SpecialHours, WeeklyHours } from './hours.ts';

const day = (from: string, to = from): SpecialHours => ({ from, to, intervals: [], notes: [] });
const coming = (today: string, ...special: SpecialHours[]) => {
  const weekly: WeeklyHours = { days: {}, seasons: [], special, info: [] };
  return comingSpecialHours(weekly, today).map(({ from, to }) => (from === to ? from : [from, to]));
};

describe('comingSpecialHours', () => {
  it.each([
    ['2026-12-01', ['2026-12-24', '2026-12-31']],
    ['2026-12-24', ['2026-12-24', '2026-12-31']],
    ['2026-12-25', ['2026-12-31', '2027-12-24']],
    ['2026-12-31', ['2026-12-31', '2027-12-24']],
    ['2027-01-01', ['2027-12-24', '2027-12-31']],
  ])('on %s gives yearly days their next date', (today, dates) => {
    expect(coming(today, day('12-24'), day('12-31'))).toEqual(dates);
  });

  it('keeps a day until it is over', () => {
    expect(coming('2026-05-01', day('2026-05-01'))).toEqual(['2026-05-01']);
    expect(coming('2026-05-02', day('2026-05-01'))).toEqual([]);
  });

  it('keeps a run of days until its last day is over', () => {
    const run = day('2026-12-27', '2027-01-02');
    expect(coming('2027-01-02', run)).toEqual([['2026-12-27', '2027-01-02']]);
    expect(coming('2027-01-03', run)).toEqual([]);
  });

  it('sorts yearly days among the others', () => {
    expect(coming('2026-06-01', day('12-24'), day('2027-01-06'), day('2026-07-01'))).toEqual([
      '2026-07-01',
      '2026-12-24',
      '2027-01-06',
    ]);
  });

  it('prefers a single date to a yearly day', () => {
    const run = day('2026-12-24', '2026-12-26');
    expect(coming('2026-12-01', day('12-24'), run)).toEqual([['2026-12-24', '2026-12-26']]);
  });
});
