import {
  inLanguage,
  pathOf,
  picture,
  type PlanContext,
  translated,
} from '#generator/plan/context.ts';
import { markdownSource } from '#generator/plan/markdown-source.ts';
import { placeName } from '#generator/plan/places.ts';
import type { Planned } from '#generator/plan/planned.ts';
import type { Address } from '#model/entities/address.ts';
import { furtherPlaces, mainAddress } from '#model/entities/company.ts';
import { homePath, type Language, locales } from '#model/language.ts';
import { intervalLabel, timeLabel } from '#model/opening-hours/words.ts';
import { placeHref } from '#model/pages/page-index.ts';
import { words } from '#words/words.ts';
import { eventPageId, isOver } from './pages.ts';
import type { ShopEvent } from './schema.ts';
import { eventTimes, lastDay, withOffset } from './times.ts';
import type { EventView } from './views.ts';

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
    ...(status === 'planned' ? {} : { status: statusWords[context.language][status] }),
    over: withOffset(eventTimes(event).over),
  };
}

/** An event that takes place as planned needs no word. */
const statusWords: Record<Language, Record<Exclude<ShopEvent['status'], 'planned'>, string>> = {
  de: { full: 'Ausgebucht', postponed: 'Verschoben', cancelled: 'Abgesagt' },
  en: { full: 'Fully booked', postponed: 'Postponed', cancelled: 'Cancelled' },
  fr: { full: 'Complet', postponed: 'Reporté', cancelled: 'Annulé' },
};

/** The address of an event: its page, or its place on the page of all events. */
export function eventPath(context: PlanContext, { id }: ShopEvent): string {
  const list = pathOf(context, 'events') ?? homePath(context.language);
  return pathOf(context, eventPageId(id)) ?? placeHref({ path: list, anchor: id });
}

/** Where an event is held. */
interface EventPlace {
  name: string;
  /** Missing where content names a place in words that is none of the shop's. */
  address?: Address;
}

/** In the shop, unless the event names one of its further places, in any language, or any other. */
export function eventPlace(context: PlanContext, event: ShopEvent): EventPlace {
  const { company } = context.site;
  const names = new Set(event.translations.flatMap(({ place }) => place ?? []));
  if (names.size === 0) return { name: company.display_name, address: mainAddress(company) };
  const own = furtherPlaces(company).find(({ translations }) =>
    translations?.some(({ name }) => names.has(name)),
  );
  if (own) return { name: placeName(context, own), address: own };
  const { place } = translated(context, event.translations);
  return { name: place ?? [...names].join(', ') };
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

/** Cached by language: making one takes longer than formatting the dates of ten events. */
function dateFormat(language: Language): Intl.DateTimeFormat {
  const known = dateFormats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(language, format);
  return format;
}

const dateFormats = new Map<Language, Intl.DateTimeFormat>();
