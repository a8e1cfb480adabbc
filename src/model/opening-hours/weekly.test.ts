import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { openingHoursSchema } from './schema.ts';
import { weeklyHours } from './weekly.ts';

type Input = z.input<typeof openingHoursSchema>;

const weekly = (input: Input, language: 'de' | 'en' | 'fr' = 'de') =>
  weeklyHours(openingHoursSchema.parse(input), language);
const period = (day: number, open?: string, close?: string, further: object = {}) => ({
  day,
  ...(open && close ? { time_open: open, time_close: close } : {}),
  ...further,
});
const older = (day: string, open?: string, close?: string, further: object = {}) => ({
  ...(open && close ? { opening_time: open, closing_time: close } : {}),
  translations: [{ language: 'de' as const, day }],
  ...further,
});
const hours = (open: string, close: string) => ({ intervals: [{ open, close }], notes: [] });

describe('rows by day code', () => {
  it('give hours to each of their days', () => {
    expect(weekly({ opening_periods: [period(14, '9:00', '18:00')] }).days).toEqual({
      1: hours('09:00', '18:00'),
      3: hours('09:00', '18:00'),
      5: hours('09:00', '18:00'),
    });
  });

  it('sort the intervals around a lunch break', () => {
    const { days } = weekly({
      opening_periods: [
        period(1, '14:00', '18:00', { sort: 1 }),
        period(1, '09:00', '12:30', { sort: 2 }),
      ],
    });
    expect(days[1]?.intervals).toEqual([
      { open: '09:00', close: '12:30' },
      { open: '14:00', close: '18:00' },
    ]);
  });

  it('read a close at 00:00 as midnight', () => {
    const { days } = weekly({ opening_periods: [period(9, '18:00', '00:00')] });
    expect(days).toEqual({ 5: hours('18:00', '24:00') });
  });

  it('of a season make a separate week', () => {
    const { days, seasons } = weekly({
      opening_periods: [period(4, '09:00', '18:00')],
      seasons: [
        {
          from: '10-01',
          to: '03-31',
          translations: [{ language: 'de', name: 'Winter' }],
          opening_periods: [period(1, '14:00', '16:00'), period(1, '10:00', '12:00'), period(11)],
        },
      ],
    });
    expect(Object.keys(days)).toHaveLength(5);
    expect(seasons).toEqual([
      {
        from: '10-01',
        to: '03-31',
        name: 'Winter',
        days: {
          1: {
            intervals: [...hours('10:00', '12:00').intervals, ...hours('14:00', '16:00').intervals],
            notes: [],
          },
          7: { intervals: [], notes: [] },
        },
      },
    ]);
  });

  it('without times close the day', () => {
    expect(weekly({ opening_periods: [period(11)] }).days).toEqual({
      7: { intervals: [], notes: [] },
    });
  });

  it('show their notes in the order of sort', () => {
    const { days } = weekly({
      opening_periods: [
        period(10, '09:00', '13:00', { sort: 2, free_text: 'im Advent bis 18 Uhr' }),
        period(10, undefined, undefined, { sort: 1, free_text: 'nach Vereinbarung' }),
      ],
    });
    expect(days[6]?.notes).toEqual(['nach Vereinbarung', 'im Advent bis 18 Uhr']);
  });

  it('of code 0 are information lines in the order of sort', () => {
    const { info, days } = weekly({
      opening_periods: [
        period(0, undefined, undefined, { sort: 2, free_text: 'Parken im Hof' }),
        period(0, undefined, undefined, { sort: 1, free_text: 'Betriebsferien im August' }),
      ],
    });
    expect(info).toEqual(['Betriebsferien im August', 'Parken im Hof']);
    expect(days).toEqual({});
  });

  it('of code 0 keep their times', () => {
    const row = period(0, '10:00', '12:00', { free_text: 'Sehtest' });
    expect(weekly({ opening_periods: [row] }).info).toEqual(['Sehtest: 10–12\u00a0Uhr']);
  });

  it('of code 0 without text and times have no line', () => {
    expect(weekly({ opening_periods: [period(0)] }).info).toEqual([]);
  });

  it('for Christmas Eve and New Year’s Eve are yearly special days', () => {
    const { special } = weekly({
      opening_periods: [period(15, '09:00', '13:00'), period(16)],
    });
    expect(special).toEqual([
      { from: '12-24', to: '12-24', ...hours('09:00', '13:00') },
      { from: '12-31', to: '12-31', intervals: [], notes: [] },
    ]);
  });

  it('sort the intervals of Christmas Eve', () => {
    const { special } = weekly({
      opening_periods: [period(15, '14:00', '16:00'), period(15, '09:00', '13:00')],
    });
    expect(special[0]?.intervals.map(({ open }) => open)).toEqual(['09:00', '14:00']);
  });
});

describe('the free text of a row', () => {
  const translations = [{ language: 'en' as const, free_text: 'Parking in the yard' }];
  const translated = { day: 0, free_text: 'Parken im Hof', translations };

  it.each([
    ['de', 'Parken im Hof'],
    ['en', 'Parking in the yard'],
    ['fr', 'Parken im Hof'],
  ] as const)('is in %s "%s"', (language, text) => {
    expect(weekly({ opening_periods: [translated] }, language).info).toEqual([text]);
  });

  it('is the first translation if there is no other', () => {
    expect(weekly({ opening_periods: [{ day: 0, translations }] }, 'fr').info).toEqual([
      'Parking in the yard',
    ]);
  });
});

describe('rows in the older format', () => {
  it('give hours to the days that their text names', () => {
    expect(weekly({ opening_hours: [older('Sa - So', '10:00', '14:00')] }).days).toEqual({
      6: hours('10:00', '14:00'),
      7: hours('10:00', '14:00'),
    });
  });

  it('close the day when marked as closed, whatever times they have', () => {
    const row = older('Mi', '09:00', '12:00', { closed: true });
    expect(weekly({ opening_hours: [row] }).days[3]?.intervals).toEqual([]);
  });

  it('are understood even if only one of their translations names days', () => {
    const row = {
      opening_time: '09:00',
      closing_time: '12:00',
      translations: [
        { language: 'fr' as const, day: 'en semaine' },
        { language: 'de' as const, day: 'Mo - Fr' },
      ],
    };
    expect(Object.keys(weekly({ opening_hours: [row] }, 'fr').days)).toHaveLength(5);
  });

  it("show notes in the page's language", () => {
    const row = {
      translations: [
        { language: 'de' as const, day: 'Samstag', free_text: 'nach Vereinbarung' },
        { language: 'en' as const, day: 'Saturday', free_text: 'by appointment' },
      ],
    };
    expect(weekly({ opening_hours: [row] }, 'en').days[6]?.notes).toEqual(['by appointment']);
  });

  it.each([
    ['de', older('Feiertage', '10:00', '12:00'), 'Feiertage: 10–12\u00a0Uhr'],
    ['fr', older('Feiertage', '10:00', '12:30'), 'Feiertage\u00a0: 10\u00a0h – 12\u00a0h\u00a030'],
    ['de', older('Feiertage:', '10:00', '12:00'), 'Feiertage: 10–12\u00a0Uhr'],
    ['de', older('Feiertage', undefined, undefined, { closed: true }), 'Feiertage: geschlossen'],
    ['en', older('Feiertage', undefined, undefined, { closed: true }), 'Feiertage: closed'],
    ['fr', older('Feiertage', undefined, undefined, { closed: true }), 'Feiertage\u00a0: fermé'],
    ['de', older('Termine nach Vereinbarung'), 'Termine nach Vereinbarung'],
  ] as const)('with unknown text become information lines (%s, %o)', (language, row, line) => {
    const { info, days } = weekly({ opening_hours: [row] }, language);
    expect(info).toEqual([line]);
    expect(days).toEqual({});
  });

  it('with unknown text take linear time', () => {
    const words = `a${' '.repeat(200_000)}b`;
    expect(weekly({ opening_hours: [older(words)] }).info).toEqual([words]);
  });

  it('with unknown text keep their free text', () => {
    const row = {
      closed: true,
      translations: [{ language: 'de' as const, day: 'Feiertage', free_text: 'nur Notdienst' }],
    };
    expect(weekly({ opening_hours: [row] }).info).toEqual([
      'Feiertage: geschlossen, nur Notdienst',
    ]);
  });

  it.each([
    ['Sonntag', 'nur Schautag', 'geschlossen, nur Schautag'],
    ['Sonntag', 'Ganztägig geschlossen', 'Ganztägig geschlossen'],
  ])('mention only once that a day with a note is closed (%s, %s)', (day, free_text, note) => {
    const row = { closed: true, translations: [{ language: 'de' as const, day, free_text }] };
    expect(weekly({ opening_hours: [row] }).days[7]).toEqual({ intervals: [], notes: [note] });
  });
});

describe('both formats together', () => {
  it('make one week', () => {
    const { days } = weekly({
      opening_periods: [period(4, '14:00', '18:00')],
      opening_hours: [older('Mo', '09:00', '12:00'), older('Sa', '09:00', '13:00')],
    });
    expect(days[1]?.intervals.map(({ open }) => open)).toEqual(['09:00', '14:00']);
    expect(Object.keys(days)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('show only once what both contain', () => {
    const { days } = weekly({
      opening_periods: [period(1, '09:00', '18:00', { free_text: 'Beratung' })],
      opening_hours: [
        {
          opening_time: '9:00:00',
          closing_time: '18:00:00',
          translations: [{ language: 'de', day: 'Montag', free_text: 'Beratung' }],
        },
      ],
    });
    expect(days[1]).toEqual({ ...hours('09:00', '18:00'), notes: ['Beratung'] });
  });
});

describe('special days', () => {
  it('are single days or runs', () => {
    const { special } = weekly({
      special_days: [
        { date: '2026-12-27', date_end: '2027-01-02' },
        {
          date: '2026-11-27',
          time_open: '09:00',
          time_close: '22:00',
          translations: [{ language: 'de', free_text: 'Langer Freitag' }],
        },
      ],
    });
    expect(special).toEqual([
      { from: '2026-12-27', to: '2027-01-02', intervals: [], notes: [] },
      {
        from: '2026-11-27',
        to: '2026-11-27',
        ...hours('09:00', '22:00'),
        notes: ['Langer Freitag'],
      },
    ]);
  });

  it('with the same date are merged', () => {
    const { special } = weekly({
      special_days: [
        { date: '2026-12-20', time_open: '14:00', time_close: '18:00' },
        { date: '2026-12-20', time_open: '10:00', time_close: '12:00' },
      ],
    });
    expect(special).toHaveLength(1);
    expect(special[0]?.intervals.map(({ open }) => open)).toEqual(['10:00', '14:00']);
  });
});
