import type { ShopEvent } from '#model/entities/event.ts';
import { eventTimes, lastDay, withOffset } from '#model/event-times.ts';
import { homePath, type Language, locales } from '#model/language.ts';
import { intervalLabel, timeLabel } from '#model/opening-hours/words.ts';
import { eventPageId, isOver } from '#model/pages/event-pages.ts';
import { placeHref } from '#model/pages/page-index.ts';
import type { EventView } from '#model/views/pages.ts';
import { words } from '#words/words.ts';
import { inLanguage, pathOf, picture, type PlanContext, translated } from './context.ts';
import { eventPlace } from './event-place.ts';
import { markdownSource } from './markdown-source.ts';
import type { Planned } from './planned.ts';

/** Events that are not over, the next one first. */
export function comingEvents({ site, today }: PlanContext): ShopEvent[] {
  return site.events
    .filter((event) => !isOver(event, today))
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date));
}

/** Events that are over, the latest first. */
export function pastEvents({ site, today }: PlanContext): ShopEvent[] {
  return site.events
    .filter((event) => isOver(event, today))
    .toSorted((a, b) => b.start_date.localeCompare(a.start_date));
}

/** An event with its picture and text. */
export function eventView(context: PlanContext, event: ShopEvent): Planned<EventView> {
  const { lead, text } = translated(context, event.translations);
  const image = picture(context, event.image);
  return {
    ...eventLine(context, event),
    ...(image ? { picture: image } : {}),
    ...(lead ? { lead } : {}),
    ...(text.trim() && !lead ? { text: markdownSource(context, text) } : {}),
  };
}

type EventLine = Omit<EventView, 'picture' | 'lead' | 'text'>;

/** What fits on a line: name, days and place of an event. */
export function eventLine(context: PlanContext, event: ShopEvent): EventLine {
  const text = translated(context, event.translations);
  const href = pathOf(context, eventPageId(event.id));
  const { status } = event;
  return {
    id: event.id,
    title: text.title,
    ...inLanguage(text),
    ...(href ? { href } : {}),
    dates: dates(context, event),
    startDate: event.start_date,
    ...times(context, event),
    ...(event.translations.some(({ place }) => place)
      ? { place: eventPlace(context, event).name }
      : {}),
    ...(status === 'planned' ? {} : { status: words[context.language].pages.event.status[status] }),
    over: withOffset(eventTimes(event).over),
  };
}

/** Where an event is told of: its page, or its place on that of all events. */
export function eventPath(context: PlanContext, { id }: ShopEvent): string {
  const list = pathOf(context, 'events') ?? homePath(context.language);
  return pathOf(context, eventPageId(id)) ?? placeHref({ path: list, anchor: id });
}

function times({ language }: PlanContext, event: ShopEvent): Pick<EventView, 'times'> {
  const { time_open: open, time_close: close } = event;
  if (open && close) return { times: intervalLabel({ open, close }, language) };
  const only = open ?? close;
  return only ? { times: timeLabel(only, language) } : {};
}

function dates({ language }: PlanContext, event: ShopEvent): string {
  const range = dateFormat(language).formatRange(
    new Date(event.start_date),
    new Date(lastDay(event)),
  );
  // Intl puts thin spaces around dashes.
  return words[language].hours.date(range).replaceAll('\u2009', ' ');
}

/** Made once for a language: that takes longer than to format the dates of ten events. */
function dateFormat(language: Language): Intl.DateTimeFormat {
  const known = dateFormats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(language, format);
  return format;
}

const dateFormats = new Map<Language, Intl.DateTimeFormat>();
