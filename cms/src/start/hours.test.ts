import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayCodes, type Weekday, weekdays } from '../../../src/model/opening-hours/days.ts';
import type { Data } from '../records/data.ts';
import { closeAt, closeOn, Refusal, setWeekday } from './hours.ts';

const wednesday = [
  { open: '09:30', close: '13:00' },
  { open: '14:00', close: '18:30' },
];
const advent = {
  id: 'a',
  date: '2026-12-11T12:00:00.000Z',
  date_end: null,
  time_open: '09:30',
  time_close: '21:00',
  translations: { free_text: { de: 'Hofadvent', en: 'Advent in the yard' } },
};
const stocktaking = {
  id: 's',
  date: '2027-01-04T12:00:00.000Z',
  date_end: '2027-01-05T12:00:00.000Z',
};

const times = (rows: Data[]) =>
  rows.map(({ time_open, time_close }) => `${String(time_open)}-${String(time_close)}`);

test.each([
  ['16:00', ['09:30-13:00', '14:00-16:00']],
  ['12:00', ['09:30-12:00']],
  ['13:30', ['09:30-13:00']],
  ['18:30', ['09:30-13:00', '14:00-18:30']],
  ['20:00', ['09:30-13:00', '14:00-20:00']],
])('closing at %s on a day with a break leaves %s', (close, expected) => {
  const { rows, own } = closeAt([advent], { date: '2026-11-25', intervals: wednesday, close });
  expect(rows[0]).toBe(advent);
  expect(times(own.map((at) => rows[at] ?? {}))).toEqual(expected);
});

test('a shop that is open past midnight can close before or after it', () => {
  const intervals = [{ open: '18:00', close: '02:00' }];
  const at = (close: string) => times(closeAt([], { date: '2026-11-25', intervals, close }).rows);
  expect(at('23:00')).toEqual(['18:00-23:00']);
  expect(at('01:00')).toEqual(['18:00-01:00']);
});

test('a special day that closes earlier keeps its occasion', () => {
  const intervals = [{ open: '09:30', close: '21:00' }];
  const { rows } = closeAt([advent], { date: '2026-12-11', intervals, close: '17:00' });
  expect(rows).toEqual([{ ...advent, time_close: '17:00' }]);
});

test('closing before the shop opens, or within a longer entry, is rejected', () => {
  const at = (date: string, close: string) => () =>
    closeAt([stocktaking], { date, intervals: wednesday, close });
  expect(at('2026-11-25', '04:00')).toThrow(new Refusal('beforeOpening'));
  expect(at('2027-01-05', '16:00')).toThrow(new Refusal('taken'));
});

test('closed days replace the entry for the same days, and are rejected if others overlap', () => {
  const closed = { from: '2026-12-11', to: '2026-12-11', reason: '', language: 'de' };
  const { rows } = closeOn([advent, stocktaking], closed);
  expect(rows).toEqual([
    stocktaking,
    { id: 'a', date: advent.date, date_end: null, time_open: null, time_close: null },
  ]);
  const run = { ...closed, from: '2026-12-10', to: '2026-12-12' };
  expect(() => closeOn([advent], run)).toThrow(new Refusal('taken'));
});

const anyRow = fc.record({
  id: fc.uuid(),
  day: fc.integer({ min: 0, max: 16 }).map(String),
  time_open: fc.constantFrom('08:00', '09:30', null),
  time_close: fc.constant('18:30'),
  translations: fc.record({ free_text: fc.record({ de: fc.string() }) }),
});

test('new hours for a weekday change no other day, whatever the rows of the week', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRow, { selector: ({ id }) => id }),
      fc.constantFrom(...weekdays),
      fc.subarray(wednesday),
      (week, day, wanted) => {
        const { rows, own } = setWeekday(week, day, wanted);
        const expected = wanted.length > 0 ? wanted : [{ open: null, close: null }];
        expect(own.map((at) => rows[at])).toMatchObject(
          expected.map(({ open, close }) => ({ time_open: open, time_close: close })),
        );
        expect(perDay(rows).get(day)).toHaveLength(expected.length);
        for (const one of [...weekdays, 'none' as const].filter((other) => other !== day)) {
          expect(perDay(rows).get(one)).toEqual(perDay(week).get(one));
        }
        const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
        expect(new Set(ids).size).toBe(ids.length);
      },
    ),
    { numRuns: 200 },
  );
});

/**
 * The hours of each day, without the keys of rows; and of entries without weekdays, such as
 * Christmas Eve.
 */
function perDay(rows: Data[]) {
  const days = rows.flatMap((row) => {
    const code = dayCodes[Number(row['day'])];
    const of: (Weekday | 'none')[] = code?.kind === 'week' ? [...code.days] : ['none'];
    return of.map((one) => [one, { ...row, id: '', day: '' }] as const);
  });
  return new Map(
    [...weekdays, 'none' as const].map((day) => [
      day,
      days.filter(([one]) => one === day).map(([, said]) => said),
    ]),
  );
}
