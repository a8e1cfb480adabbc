import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { dayCodes, dayName, parseDays, type Weekday, weekdays } from './days.ts';

const specifiedCodes = [
  'info',
  'Monday',
  'Mo-We',
  'Mo-Th',
  'Mo-Fr',
  'Tuesday',
  'Tu-Fr',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'Mo-Tu',
  'Th-Fr',
  'Mo/We/Fr',
  'Christmas Eve',
  "New Year's Eve",
];

/** The days in a name such as 'Mo-We' or 'Mo/We/Fr'. */
function daysOf(name: string): number[] {
  const at = (day: string) =>
    ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].indexOf(day.slice(0, 2)) + 1;
  const [from = 0, to] = name.split('-').map(at);
  return to ? weekdays.filter((day) => day >= from && day <= to) : name.split('/').map(at);
}

describe('dayCodes', () => {
  it('are 0 to 16', () => {
    expect(dayCodes).toHaveLength(specifiedCodes.length);
  });

  it.each([...specifiedCodes.entries()].slice(1, 15))('%d is %s', (code, name) => {
    expect(dayCodes[code]).toEqual({ kind: 'week', days: daysOf(name) });
  });

  it.each([
    [0, { kind: 'info' }],
    [15, { kind: 'yearly', month: 12, day: 24 }],
    [16, { kind: 'yearly', month: 12, day: 31 }],
  ])('%d is %o', (code, expected) => {
    expect(dayCodes[code]).toEqual(expected);
  });
});

describe('parseDays', () => {
  it.each([
    ['Montag', [1]],
    ['montags', [1]],
    ['Sonnabend', [6]],
    ['Mo.', [1]],
    ['Mo:', [1]],
    ['DI', [2]],
    ['Mo-Fr', [1, 2, 3, 4, 5]],
    ['Di - Fr', [2, 3, 4, 5]],
    ['Mo.–Mi.', [1, 2, 3]],
    ['Montag bis Mittwoch', [1, 2, 3]],
    ['montags bis freitags', [1, 2, 3, 4, 5]],
    ['von Dienstag bis Donnerstag', [2, 3, 4]],
    ['Fr - Mo', [1, 5, 6, 7]],
    ['So-Di', [1, 2, 7]],
    ['Mo - Mo', [1]],
    ['Mo, Mi, Fr', [1, 3, 5]],
    ['Mo/Mi/Fr', [1, 3, 5]],
    ['Samstag und Sonntag', [6, 7]],
    ['Mo - Mi und Fr', [1, 2, 3, 5]],
    ['Fr, Mo', [1, 5]],
    ['Monday', [1]],
    ['Mondays', [1]],
    ['Tues', [2]],
    ['Thurs.', [4]],
    ['Mon, Wed & Fri', [1, 3, 5]],
    ['Monday to Friday', [1, 2, 3, 4, 5]],
    ['Mon through Thu', [1, 2, 3, 4]],
    ['from Saturday to Monday', [1, 6, 7]],
    ['Saturday and Sunday', [6, 7]],
    ['lundi', [1]],
    ['le samedi', [6]],
    ['lun.', [1]],
    ['lundi à vendredi', [1, 2, 3, 4, 5]],
    ['du lundi au vendredi', [1, 2, 3, 4, 5]],
    ['sam. – dim.', [6, 7]],
    ['mardi et jeudi', [2, 4]],
    ['vendredi au lundi', [1, 5, 6, 7]],
  ])('reads %s', (words, days) => {
    expect(parseDays(words)).toEqual(days);
  });

  it.each([
    '',
    ' ',
    '-',
    'Feiertage',
    'täglich',
    'nach Vereinbarung',
    'Mo - Mi - Fr',
    'Mo - ',
    'Mo - Feiertag',
    'Mo, ',
    'Mo und Feiertage',
    'Montag vormittag',
    'constructor',
    'constructor - toString',
    '__proto__',
  ])('does not read "%s" as days', (words) => {
    expect(parseDays(words)).toBeUndefined();
  });

  const anyDay = fc.constantFrom<Weekday>(...weekdays);
  const naming = fc.constantFrom(
    ...languages.flatMap((language) => [
      (day: Weekday) => dayName(day, language).long,
      (day: Weekday) => dayName(day, language).short,
    ]),
  );

  it('reads a range between any two days in any language', () => {
    fc.assert(
      fc.property(naming, anyDay, anyDay, (name, from, to) => {
        const days = parseDays(`${name(from)} - ${name(to)}`);
        expect(days).toContain(from);
        expect(days).toContain(to);
        expect(days).toHaveLength(((to - from + 7) % 7) + 1);
      }),
    );
  });

  it('returns weekdays in order or nothing, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const days = parseDays(words);
        if (days) expect(days).toEqual(weekdays.filter((known) => days.includes(known)));
      }),
    );
  });

  it('takes linear time', () => {
    expect(parseDays(`Mo${' '.repeat(200_000)}x`)).toBeUndefined();
  });
});
