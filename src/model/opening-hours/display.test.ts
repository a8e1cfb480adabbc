import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { dayName, weekdays } from './days.ts';
import { displayHours, groupDays } from './display.ts';
import type { DayHours, WeeklyHours } from './hours.ts';

const hours = (...times: [open: string, close: string][]): DayHours => ({
  intervals: times.map(([open, close]) => ({ open, close })),
  notes: [],
});
const workday = hours(['09:30', '13:00'], ['14:00', '18:00']);
const week: WeeklyHours = {
  days: {
    1: workday,
    2: workday,
    3: hours(['09:00', '12:05']),
    4: workday,
    5: workday,
    6: workday,
  },
  special: [],
  info: ['Parken im Hof'],
};
const rows = (weekly: WeeklyHours, language: 'de' | 'en' | 'fr') =>
  displayHours(weekly, language, '2026-06-01');

describe('groupDays', () => {
  it('puts neighbouring days with the same hours together', () => {
    expect(groupDays(week).map(({ days }) => days)).toEqual([[1, 2], [3], [4, 5, 6], [7]]);
  });

  it('keeps days with different notes apart', () => {
    const noted = { ...workday, notes: ['bis 20 Uhr im Advent'] };
    const groups = groupDays({ ...week, days: { 1: workday, 2: noted } });
    expect(groups.map(({ days }) => days)).toEqual([[1], [2], [3, 4, 5, 6, 7]]);
  });

  it('covers the seven days once and in order, with their own hours', () => {
    const choice = fc.constantFrom(workday, hours(['09:00', '12:00']), hours());
    const days = fc.dictionary(fc.constantFrom(...weekdays.map(String)), choice);
    fc.assert(
      fc.property(days, (given) => {
        const groups = groupDays({ days: given, special: [], info: [] });
        expect(groups.flatMap((group) => group.days)).toEqual(weekdays);
        for (const group of groups) {
          for (const day of group.days) expect(group.hours).toEqual(given[day] ?? hours());
        }
      }),
    );
  });
});

describe('the week', () => {
  it.each([
    ['de', ['Mo, Di', 'Mittwoch', 'Do–Sa', 'Sonntag']],
    ['en', ['Mon, Tue', 'Wednesday', 'Thu–Sat', 'Sunday']],
    ['fr', ['Lun., mar.', 'Mercredi', 'Jeu.–sam.', 'Dimanche']],
  ] as const)('has in %s the days %j', (language, labels) => {
    expect(rows(week, language).week.map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ['de', ['09:30–13:00', '14:00–18:00'], ['09:00–12:05']],
    ['en', ['09:30–13:00', '14:00–18:00'], ['09:00–12:05']],
    ['fr', ['9h30–13h', '14h–18h'], ['9h–12h05']],
  ] as const)('has in %s the times %j', (language, monday, wednesday) => {
    const [first, second] = rows(week, language).week;
    expect(first?.times).toEqual(monday);
    expect(second?.times).toEqual(wednesday);
  });

  it('has no times on a closed day', () => {
    expect(rows(week, 'de').week.at(-1)).toEqual({ label: 'Sonntag', times: [], notes: [] });
  });

  it('is empty where no day has hours', () => {
    expect(rows({ days: {}, special: [], info: [] }, 'de').week).toEqual([]);
  });

  it.each(languages)('names each single day in %s', (language) => {
    const days: WeeklyHours['days'] = {};
    for (const day of weekdays) days[day] = hours([`0${day}:00`, '12:00']);
    const { week: shown } = rows({ days, special: [], info: [] }, language);
    expect(shown.map(({ label }) => label.toLowerCase())).toEqual(
      weekdays.map((day) => dayName(day, language).long.toLowerCase()),
    );
  });
});

describe('the special days', () => {
  const eve = { from: '12-24', to: '12-24', ...hours(['09:00', '13:00']) };
  const single = { from: '2026-11-27', to: '2026-11-27', ...hours(['09:00', '22:00']) };
  const run = { from: '2026-12-27', to: '2027-01-02', ...hours(), notes: ['Inventur'] };
  const special = [eve, run, single];

  it.each([
    ['de', ['27. November 2026', '24. Dezember', '27. Dezember 2026 – 2. Januar 2027']],
    ['en', ['27 November 2026', '24 December', '27 December 2026 – 2 January 2027']],
    ['fr', ['27 novembre 2026', '24 décembre', '27 décembre 2026 – 2 janvier 2027']],
  ] as const)('have in %s the labels %j', (language, labels) => {
    const shown = rows({ ...week, special }, language).special;
    expect(shown.map(({ label }) => label.replaceAll(/\s/g, ' '))).toEqual(labels);
  });

  it('have times and notes', () => {
    const shown = rows({ ...week, special }, 'fr').special;
    expect(shown.map(({ times }) => times)).toEqual([['9h–22h'], ['9h–13h'], []]);
    expect(shown[2]?.notes).toEqual(['Inventur']);
  });

  it('that are over are left out', () => {
    expect(displayHours({ ...week, special }, 'de', '2027-01-03').special).toHaveLength(1);
  });
});

describe('the lines of information', () => {
  it('are given on', () => {
    expect(rows(week, 'de').info).toEqual(['Parken im Hof']);
  });
});
