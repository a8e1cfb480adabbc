import { describe, expect, it } from 'vitest';
import { openingHoursSpecification, specialOpeningHoursSpecification } from './schema-org.ts';
import type { WeeklyHours } from './hours.ts';

const type = { '@type': 'OpeningHoursSpecification' };
const morning = { open: '09:00', close: '12:00' };
const afternoon = { open: '14:00', close: '24:00' };
const weekly: WeeklyHours = {
  days: {
    1: { intervals: [morning, afternoon], notes: [] },
    2: { intervals: [morning, afternoon], notes: [] },
    3: { intervals: [], notes: [] },
    6: { intervals: [morning], notes: [] },
  },
  seasons: [],
  special: [
    { from: '12-24', to: '12-24', intervals: [morning], notes: [] },
    { from: '12-31', to: '12-31', intervals: [], notes: [] },
    { from: '2026-12-27', to: '2027-01-02', intervals: [], notes: [] },
  ],
  info: [],
};

describe('openingHoursSpecification', () => {
  it('has an entry per interval of days with the same hours, and one for closed days', () => {
    expect(openingHoursSpecification(weekly, '2026-06-01')).toEqual([
      { ...type, opens: '09:00', closes: '12:00', dayOfWeek: ['Monday', 'Tuesday'] },
      { ...type, opens: '14:00', closes: '23:59', dayOfWeek: ['Monday', 'Tuesday'] },
      { ...type, opens: '00:00', closes: '00:00', dayOfWeek: ['Wednesday'] },
      { ...type, opens: '09:00', closes: '12:00', dayOfWeek: ['Saturday'] },
    ]);
  });

  const of = (days: WeeklyHours['days'], further: Partial<WeeklyHours> = {}) =>
    openingHoursSpecification({ ...weekly, days, ...further }, '2026-06-01');

  it('closes before it opens if the interval ends after midnight', () => {
    const friday = { intervals: [{ open: '20:00', close: '02:00' }], notes: [] };
    expect(of({ 5: friday })).toEqual([
      { ...type, opens: '20:00', closes: '02:00', dayOfWeek: ['Friday'] },
    ]);
  });

  it('leaves out days whose notes give the times', () => {
    expect(of({ 6: { intervals: [], notes: ['nach Vereinbarung'] } })).toEqual([]);
  });

  it('has the dates of seasons, and of the usual week between them', () => {
    const usual = { 1: { intervals: [morning], notes: [] } };
    const seasons = [{ from: '11-01', to: '02-29', days: { 2: usual[1] } }];
    const entry = { ...type, opens: '09:00', closes: '12:00' };
    expect(of(usual, { seasons })).toEqual([
      { ...entry, dayOfWeek: ['Monday'], validFrom: '2026-03-01', validThrough: '2026-10-31' },
      { ...entry, dayOfWeek: ['Tuesday'], validFrom: '2026-11-01', validThrough: '2027-02-28' },
    ]);
  });

  it('is the same on every day of a season', () => {
    const seasons = [{ from: '11-01', to: '02-29', days: weekly.days }];
    const on = (today: string) => openingHoursSpecification({ ...weekly, seasons }, today);
    expect(on('2026-11-01')).toEqual(on('2027-02-28'));
    expect(on('2026-11-01')).not.toEqual(on('2027-03-01'));
  });
});

describe('specialOpeningHoursSpecification', () => {
  it('gives yearly days their next date and closed days the time 00:00', () => {
    expect(specialOpeningHoursSpecification(weekly, '2027-01-03')).toEqual([
      {
        ...type,
        opens: '09:00',
        closes: '12:00',
        validFrom: '2027-12-24',
        validThrough: '2027-12-24',
      },
      {
        ...type,
        opens: '00:00',
        closes: '00:00',
        validFrom: '2027-12-31',
        validThrough: '2027-12-31',
      },
    ]);
  });

  it('has one entry for a run of days over New Year', () => {
    const entries = specialOpeningHoursSpecification(weekly, '2026-12-26');
    expect(entries).toContainEqual({
      ...type,
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-27',
      validThrough: '2027-01-02',
    });
  });
});
