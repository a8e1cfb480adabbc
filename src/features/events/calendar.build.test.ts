import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar.build.ts';
import { eventTimes } from './times.ts';

const day = '2027-10-30';

const fair: CalendarEvent = {
  uid: 'fest@muster.example',
  title: 'Lindenblütenfest, mit Musik; und mehr',
  times: eventTimes({ start_date: day, time_open: '11:00', time_close: '18:00' }),
  status: 'planned',
  place: 'Muster, Hauptstraße 1, 01234 Musterstadt',
  text: 'Honig, Führungen.\n\nKuchen \\ Tee.',
  url: 'https://muster.example/events/fest',
};

/** The events of a file, as a program reads them that follows the standard. */
function read(file: string): ICAL.Event[] {
  const calendar = ICAL.Component.fromString(file);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** The moments at which an event begins and ends, each time it is held. */
function moments(times: Parameters<typeof eventTimes>[0]): string[] {
  const [event] = read(calendarFile({ events: [{ ...fair, times: eventTimes(times) }] }));
  const found: string[] = [];
  if (!event) return found;
  const length = event.duration.toSeconds() * 1000;
  const starts = event.iterator();
  for (let next = starts.next(); next && found.length < 9; next = starts.next()) {
    const start = next.toJSDate().getTime();
    found.push([start, start + length].map((at) => new Date(at).toISOString()).join(' '));
  }
  return found;
}

test('the same hours recur on each day, in summer and in winter time', () => {
  const times = {
    start_date: day,
    end_date: '2027-10-31',
    time_open: '11:00',
    time_close: '18:00',
  };
  expect(moments(times)).toEqual([
    '2027-10-30T09:00:00.000Z 2027-10-30T16:00:00.000Z',
    '2027-10-31T10:00:00.000Z 2027-10-31T17:00:00.000Z',
  ]);
});

test('a night ends on the next day', () => {
  expect(moments({ start_date: '2026-12-31', time_open: '20:00', time_close: '02:00' })).toEqual([
    '2026-12-31T19:00:00.000Z 2027-01-01T01:00:00.000Z',
  ]);
});

test('an event without times takes whole days, of which the calendar names the one after', () => {
  const times = eventTimes({ start_date: day, end_date: '2027-10-31' });
  const file = calendarFile({ events: [{ ...fair, times }] });
  expect(file).toContain('DTSTART;VALUE=DATE:20271030\r\nDTEND;VALUE=DATE:20271101\r\n');
  expect(file).not.toContain('VTIMEZONE');
});

test.each([
  ['planned', 'CONFIRMED'],
  ['full', 'CONFIRMED'],
  ['postponed', 'TENTATIVE'],
  ['cancelled', 'CANCELLED'],
] as const)('an event that is %s is %s', (status, told) => {
  expect(calendarFile({ events: [{ ...fair, status }] })).toContain(`STATUS:${told}\r\n`);
});

test('a calendar to subscribe to has a name and says how often to ask again', () => {
  const file = calendarFile({ name: 'Muster: Feste', events: [] });
  expect(file).toContain('\r\nNAME:Muster: Feste\r\n');
  expect(file).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\n');
});

test('whatever the words, a program reads them as they were written', () => {
  const words = fc.string({ unit: 'binary', maxLength: 200 });
  const kept = (text: string) =>
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '');
  fc.assert(
    fc.property(words, words, words, (title, place, text) => {
      const event = { ...fair, title, place, text };
      const [found] = read(calendarFile({ events: [event] }));
      expect(found?.summary).toBe(kept(title));
      expect(found?.location).toBe(kept(place));
      expect(found?.description).toBe(kept([text, fair.url].filter(Boolean).join('\n\n')));
    }),
  );
});

test('whatever the words, each line has 75 bytes at most and is whole UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const file = calendarFile({ events: [{ ...fair, title: text, text }] });
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n\uFFFD]/);
      }
    }),
  );
});
