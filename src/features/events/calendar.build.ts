import { absolute, pathOf, type PlanContext, translated } from '#generator/plan/context.ts';
import { pageTitle } from '#generator/plan/page-title.ts';
import { addressLines } from '#generator/plan/places.ts';
import type { PlannedFile } from '#generator/plan/planned.ts';
import { markdownSearch } from '#generator/plan/search-text.ts';
import { eventPath, eventPlace } from './event-view.build.ts';
import { eventPageId } from './pages.ts';
import type { ShopEvent } from './schema.ts';
import { dayAfter, type EventTimes, eventTimes } from './times.ts';

/** An event as calendars hold it. */
export interface CalendarEvent {
  /** Names it for ever, in all languages: 'hofadvent-2026@www.lindenhof.example'. */
  uid: string;
  title: string;
  times: EventTimes;
  status: ShopEvent['status'];
  place: string;
  text: string;
  /** Address of its page. */
  url: string;
}

interface Calendar {
  /** What programs call the calendar that is subscribed to; missing for the file of an event. */
  name?: string;
  events: readonly CalendarEvent[];
}

/** A language's calendar files: one for each event with a page, and one with all that programs can subscribe to. */
export function calendarFiles(context: PlanContext): PlannedFile[] {
  const paged = pagedEvents(context);
  const list = pathOf(context, 'events');
  if (list === undefined || paged.length === 0) return [];
  const name = `${context.site.company.display_name}: ${pageTitle(context, 'events')}`;
  const pages = paged.map((event) => ({
    path: eventPath(context, event),
    event: calendarEvent(context, event),
  }));
  return [
    fileAt(list, { name, events: pages.map(({ event }) => event) }),
    ...pages.map(({ path, event }) => fileAt(path, { events: [event] })),
  ];
}

function fileAt(path: string, calendar: Calendar): PlannedFile {
  return { file: `${path.slice(1)}.ics`, contents: calendarFile(calendar) };
}

/** Address of the calendar of all events; undefined where there is none. */
export function calendarFeed(context: PlanContext): string | undefined {
  const list = pathOf(context, 'events');
  return list !== undefined && pagedEvents(context).length > 0
    ? absolute(context, `${list}.ics`)
    : undefined;
}

function pagedEvents(context: PlanContext): ShopEvent[] {
  return context.site.events
    .filter(({ id }) => pathOf(context, eventPageId(id)) !== undefined)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date));
}

function calendarEvent(context: PlanContext, event: ShopEvent): CalendarEvent {
  const { title, lead, text } = translated(context, event.translations);
  const { name, address } = eventPlace(context, event);
  return {
    uid: `${event.id}@${new URL(context.site.project.siteMetadata.siteUrl).host}`,
    title,
    times: eventTimes(event),
    status: event.status,
    place: [name, ...(address ? addressLines(address) : [])].join(', '),
    text: [lead, markdownSearch(context, text).text.trim()].filter(Boolean).join('\n\n'),
    url: absolute(context, eventPath(context, event)),
  };
}

/**
 * A calendar as a file (RFC 5545). The same events give the same bytes, whatever the day.
 */
export function calendarFile({ name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Schaufenster//Events//DE',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : subscribed(name)),
    ...(events.some(({ times }) => times.hours) ? timeZone : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Name of a calendar, and how often to ask for it again (RFC 7986); the others are what programs know. */
function subscribed(name: string): string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
  ];
}

/** The clock of German shops. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  ...clockChange('DAYLIGHT', { from: '+0100', to: '+0200', at: '19810329T020000', month: 3 }),
  ...clockChange('STANDARD', { from: '+0200', to: '+0100', at: '19961027T030000', month: 10 }),
  'END:VTIMEZONE',
];

/** On the last Sunday of a month. */
function clockChange(
  kind: 'DAYLIGHT' | 'STANDARD',
  { from, to, at, month }: { from: string; to: string; at: string; month: number },
): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${at}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `TZNAME:${kind === 'DAYLIGHT' ? 'CEST' : 'CET'}`,
    `END:${kind}`,
  ];
}

const statuses: Record<ShopEvent['status'], string> = {
  planned: 'CONFIRMED',
  full: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

function eventLines({ uid, title, times, status, place, text, url }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    // Required, and of no meaning in a file that replaces the one before as a whole.
    'DTSTAMP:20200101T000000Z',
    ...timeLines(times),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped([text, url].filter(Boolean).join('\n\n'))}`,
    `URL:${url}`,
    `STATUS:${statuses[status]}`,
    'END:VEVENT',
  ];
}

/** Days as a whole, or the same hours on each of them. */
function timeLines({ first, last, hours }: CalendarEvent['times']): string[] {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  if (!hours) {
    return [`DTSTART;VALUE=DATE:${digits(first)}`, `DTEND;VALUE=DATE:${digits(dayAfter(last))}`];
  }
  const moment = ({ day, time }: { day: string; time: string }) =>
    `;TZID=Europe/Berlin:${digits(day)}T${digits(time)}00`;
  return [
    `DTSTART${moment(hours.open)}`,
    ...(hours.close ? [`DTEND${moment(hours.close)}`] : []),
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
  ];
}

function digits(text: string): string {
  return text.replaceAll(/[-:]/g, '');
}

/** A text as a value; what no calendar may hold is left out (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

const mostBytes = 75;

/** A line with breaks after 75 bytes at most, none of them within a character (section 3.1). */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= mostBytes) return line;
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > mostBytes) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
