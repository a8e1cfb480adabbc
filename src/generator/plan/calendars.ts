import type { ShopEvent } from '#model/entities/event.ts';
import { eventTimes } from '#model/event-times.ts';
import { eventPageId } from '#model/pages/event-pages.ts';
import { absolute, pathOf, type PlanContext, translated } from './context.ts';
import { eventPlace } from './event-place.ts';
import { eventPath } from './events.ts';
import { pageTitle } from './page-title.ts';
import { addressLines } from './places.ts';
import type { Calendar, CalendarEvent } from './planned.ts';
import { markdownSearch } from './search-text.ts';

/** The files of a language: one for each event that has a page, and one for all that programs can subscribe to. */
export function calendars(context: PlanContext): Calendar[] {
  const paged = pagedEvents(context);
  const list = pathOf(context, 'events');
  if (list === undefined || paged.length === 0) return [];
  const files = paged.map((event) => ({
    file: `${eventPath(context, event).slice(1)}.ics`,
    events: [calendarEvent(context, event)],
  }));
  const name = `${context.site.company.display_name}: ${pageTitle(context, 'events')}`;
  const all = { file: `${list.slice(1)}.ics`, name, events: files.flatMap(({ events }) => events) };
  return [all, ...files];
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
