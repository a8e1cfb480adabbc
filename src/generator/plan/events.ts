import type { ShopEvent } from '#model/entities/page.ts';
import { locales } from '#model/language.ts';
import { intervalLabel, timeLabel } from '#model/opening-hours/words.ts';
import type { EventView } from '#model/views/pages.ts';
import { inLanguage, picture, type PlanContext, translated } from './context.ts';
import { markdownSource } from './markdown-source.ts';
import type { Planned } from './planned.ts';

/** Events that are not over, the next one first. */
export function comingEvents({ site, today }: PlanContext): ShopEvent[] {
  return site.events
    .filter((event) => lastDay(event) >= today)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date));
}

/** Events that are over, the latest first. */
export function pastEvents({ site, today }: PlanContext): ShopEvent[] {
  return site.events
    .filter((event) => lastDay(event) < today)
    .toSorted((a, b) => b.start_date.localeCompare(a.start_date));
}

/** An event with its picture and text. */
export function eventView(context: PlanContext, event: ShopEvent): Planned<EventView> {
  const { text } = translated(context, event.translations);
  const image = picture(context, event.image);
  return {
    ...eventLine(context, event),
    ...(image ? { picture: image } : {}),
    ...(text.trim() ? { text: markdownSource(context, text) } : {}),
  };
}

/** What fits on a line: name, days and place of an event. */
export function eventLine(context: PlanContext, event: ShopEvent): Omit<EventView, 'text'> {
  const text = translated(context, event.translations);
  return {
    id: event.id,
    title: text.title,
    ...inLanguage(text),
    dates: dates(context, event),
    startDate: event.start_date,
    ...times(context, event),
    ...(text.place ? { place: text.place } : {}),
  };
}

function times({ language }: PlanContext, event: ShopEvent): Pick<EventView, 'times'> {
  const { time_open: open, time_close: close } = event;
  if (open && close) return { times: intervalLabel({ open, close }, language) };
  const only = open ?? close;
  return only ? { times: timeLabel(only, language) } : {};
}

function dates({ language }: PlanContext, event: ShopEvent): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  const range = format.formatRange(new Date(event.start_date), new Date(lastDay(event)));
  // Intl puts thin spaces around each dash; between two days of a month English has none.
  return range.replace(/^(\d+)\u2009–\u2009/, '$1–').replaceAll('\u2009', ' ');
}

function lastDay(event: ShopEvent): string {
  return event.end_date ?? event.start_date;
}
