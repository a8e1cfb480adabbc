import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { dayName, weekdays } from './days.ts';
import { displayHours, groupDays } from './display.ts';
import type { DayHours, Week, WeeklyHours } from './hours.ts';

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
  seasons: [],
  special: [],
  info: ['Parken im Hof'],
};
const nothing: WeeklyHours = { days: {}, seasons: [], special: [], info: [] };
const shown = (weekly: Partial<WeeklyHours>, language: 'de' | 'en' | 'fr', today = '2026-06-01') =>
  displayHours({ ...nothing, ...weekly }, language, today);
const rows = (days: Week, language: 'de' | 'en' | 'fr') =>
  shown({ days }, language).weeks.flatMap((one) => one.rows);

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('groupDays', () => {
  it('puts neighbouring days with the same hours together', () => {
    expect(groupDays(week.days).map(({ days }) => days)).toEqual([[1, 2], [3], [4, 5, 6]]);
  });

  it('keeps days with different notes apart', () => {
    const noted = { ...workday, notes: ['bis 20 Uhr im Advent'] };
    const groups = groupDays({ 1: workday, 2: noted });
    expect(groups.map(({ days }) => days)).toEqual([[1], [2]]);
  });

  it('keeps days apart if a day without information is between them', () => {
    expect(groupDays({ 1: workday, 3: workday }).map(({ days }) => days)).toEqual([[1], [3]]);
  });

  it('covers the known days once and in order, with their own hours', () => {
    const choice = fc.constantFrom(workday, hours(['09:00', '12:00']), hours());
    const days = fc.dictionary(fc.constantFrom(...weekdays.map(String)), choice);
    fc.assert(
      fc.property(days, (given) => {
        const groups = groupDays(given);
        const known = weekdays.filter((day) => given[day]);
        expect(groups.flatMap((group) => group.days)).toEqual(known);
        for (const group of groups) {
          for (const day of group.days) expect(group.hours).toEqual(given[day]);
        }
      }),
    );
  });
});

describe('the week', () => {
  it.each([
    ['de', ['Mo, Di', 'Mittwoch', 'Do–Sa']],
    ['en', ['Mon, Tue', 'Wednesday', 'Thu–Sat']],
    ['fr', ['Lun., mar.', 'Mercredi', 'Jeu.–sam.']],
  ] as const)('labels the days in %s: %j', (language, labels) => {
    expect(rows(week.days, language).map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ['de', ['9:30–13 Uhr', '14–18 Uhr'], ['9–12:05 Uhr']],
    ['en', ['9:30 am – 1 pm', '2 pm – 6 pm'], ['9 am – 12:05 pm']],
    ['fr', ['9 h 30 – 13 h', '14 h – 18 h'], ['9 h – 12 h 05']],
  ] as const)('formats the times in %s: %j', (language, monday, wednesday) => {
    const [first, second] = rows(week.days, language);
    expect(first?.times.map(spaced)).toEqual(monday);
    expect(second?.times.map(spaced)).toEqual(wednesday);
  });

  it.each([
    ['20:00', '02:00', '20–2 Uhr', '8 pm – 2 am', '20 h – 2 h'],
    ['18:00', '24:00', '18–24 Uhr', '6 pm – midnight', '18 h – minuit'],
    ['00:00', '12:00', '0–12 Uhr', 'midnight – noon', '0 h – 12 h'],
    ['00:30', '12:30', '0:30–12:30 Uhr', '12:30 am – 12:30 pm', '0 h 30 – 12 h 30'],
  ] as const)('formats %s to %s as people say it', (open, close, ...labels) => {
    const [de, en, fr] = (['de', 'en', 'fr'] as const).map((language) =>
      rows({ 1: hours([open, close]) }, language).flatMap(({ times }) => times.map(spaced)),
    );
    expect([de, en, fr]).toEqual(labels.map((label) => [label]));
  });

  it('has no times on a closed day', () => {
    const sunday = { label: 'Sonntag', times: [], notes: [] };
    expect(rows({ ...week.days, 7: hours() }, 'de').at(-1)).toEqual(sunday);
  });

  it('is empty if no day has hours', () => {
    expect(shown({}, 'de').weeks).toEqual([]);
  });

  it.each(languages)('names each single day in %s', (language) => {
    const days: Week = {};
    for (const day of weekdays) days[day] = hours([`0${day}:00`, '12:00']);
    expect(rows(days, language).map(({ label }) => label.toLowerCase())).toEqual(
      weekdays.map((day) => dayName(day, language).long.toLowerCase()),
    );
  });
});

describe('the weeks of seasons', () => {
  const summer = { from: '04-01', to: '09-30', name: 'Sommer', days: { 1: workday } };
  const winter = { from: '10-01', to: '03-31', days: { 1: hours(['10:00', '16:00']) } };
  const labels = (weekly: Partial<WeeklyHours>, today: string) =>
    shown(weekly, 'de', today).weeks.map(({ label }) => label);

  it.each([
    ['2026-06-01', ['Sommer: 1. April – 30. September', '1. Oktober – 31. März']],
    ['2026-12-01', ['1. Oktober – 31. März', 'Sommer: 1. April – 30. September']],
  ])('start on %s with the current one', (today, expected) => {
    expect(labels({ seasons: [summer, winter] }, today)).toEqual(expected);
  });

  it('say when the usual week applies', () => {
    expect(labels({ days: week.days, seasons: [summer] }, '2026-06-01')).toEqual([
      'Sommer: 1. April – 30. September',
      '1. Oktober – 31. März',
    ]);
  });

  it('are listed once, with all periods of the usual week', () => {
    const july = { ...summer, from: '07-01', to: '07-31', name: '' };
    const advent = { ...summer, from: '12-01', to: '12-24', name: 'Advent', days: { 2: workday } };
    expect(labels({ days: week.days, seasons: [july, advent] }, '2026-06-01')).toEqual([
      '25. Dezember – 30. Juni, 1. August – 30. November',
      '1. Juli – 31. Juli',
      'Advent: 1. Dezember – 24. Dezember',
    ]);
  });

  it('have no heading without seasons', () => {
    expect(labels(week, '2026-06-01')).toEqual([undefined]);
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
  ] as const)('have labels in %s: %j', (language, labels) => {
    const labelsShown = shown({ special }, language).special.map(({ label }) => spaced(label));
    expect(labelsShown).toEqual(labels);
  });

  it.each([
    ['de', '4.–5. Januar 2027'],
    ['en', '4–5 January 2027'],
    ['fr', '4–5 janvier 2027'],
  ] as const)('within one month have no space around the dash in %s: %s', (language, label) => {
    const stocktaking = { from: '2027-01-04', to: '2027-01-05', ...hours() };
    expect(shown({ special: [stocktaking] }, language).special).toMatchObject([{ label }]);
  });

  it('have times and notes', () => {
    const days = shown({ special }, 'fr').special;
    expect(days.map(({ times }) => times.map(spaced))).toEqual([
      ['9 h – 22 h'],
      ['9 h – 13 h'],
      [],
    ]);
    expect(days[2]?.notes).toEqual(['Inventur']);
  });

  it('are left out once they are over', () => {
    expect(displayHours({ ...week, special }, 'de', '2027-01-03').special).toHaveLength(1);
  });
});

describe('the lines of information', () => {
  it('are passed on', () => {
    expect(shown(week, 'de').info).toEqual(['Parken im Hof']);
  });
});
