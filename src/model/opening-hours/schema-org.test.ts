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
  special: [
    { from: '12-24', to: '12-24', intervals: [morning], notes: [] },
    { from: '12-31', to: '12-31', intervals: [], notes: [] },
    { from: '2026-12-27', to: '2027-01-02', intervals: [], notes: [] },
  ],
  info: [],
};

describe('openingHoursSpecification', () => {
  it('has an entry per opening of days with the same hours, and none for closed days', () => {
    expect(openingHoursSpecification(weekly)).toEqual([
      { ...type, opens: '09:00', closes: '12:00', dayOfWeek: ['Monday', 'Tuesday'] },
      { ...type, opens: '14:00', closes: '23:59', dayOfWeek: ['Monday', 'Tuesday'] },
      { ...type, opens: '09:00', closes: '12:00', dayOfWeek: ['Saturday'] },
    ]);
  });
});

describe('specialOpeningHoursSpecification', () => {
  it('gives days of every year their next date and closed days the time 00:00', () => {
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

  it('has a run of days over the turn of the year as one entry', () => {
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
