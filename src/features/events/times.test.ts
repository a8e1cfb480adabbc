import { describe, expect, test } from 'vitest';
import { eventTimes, withOffset } from './times.ts';

const day = '2027-06-18';
const next = '2027-06-19';

describe('the times of an event', () => {
  test.each([
    ['whole days', {}, undefined, { day: next, time: '00:00' }],
    ['a beginning alone', { time_open: '19:00' }, undefined, { day: next, time: '00:00' }],
    ['hours', { time_open: '10:00', time_close: '18:00' }, { day, time: '18:00' }, 'its end'],
    [
      'a night',
      { time_open: '19:00', time_close: '01:00' },
      { day: next, time: '01:00' },
      'its end',
    ],
    [
      'midnight',
      { time_open: '19:00', time_close: '24:00' },
      { day: next, time: '00:00' },
      'its end',
    ],
  ])('of %s end', (_what, times, close, over) => {
    const { hours, over: end } = eventTimes({ start_date: day, ...times });
    expect(hours?.close).toEqual(close);
    expect(end).toEqual(over === 'its end' ? close : over);
  });

  test('are those of each day, and the last of them ends it', () => {
    const times = {
      start_date: day,
      end_date: '2027-06-20',
      time_open: '10:00',
      time_close: '18:00',
    };
    expect(eventTimes(times)).toEqual({
      first: day,
      last: '2027-06-20',
      hours: { open: { day, time: '10:00' }, close: { day, time: '18:00' } },
      over: { day: '2027-06-20', time: '18:00' },
    });
  });
});

describe('a moment', () => {
  test.each([
    ['2026-12-11', '15:00', '+01:00'],
    ['2027-06-18', '11:00', '+02:00'],
    // Clocks go forward on 28 March and back on 31 October.
    ['2027-03-28', '01:59', '+01:00'],
    ['2027-03-28', '03:00', '+02:00'],
    ['2027-10-31', '01:59', '+02:00'],
    ['2027-10-31', '03:00', '+01:00'],
  ])('%s %s has its distance from UTC', (on, time, offset) => {
    expect(withOffset({ day: on, time })).toBe(`${on}T${time}:00${offset}`);
  });
});
