import { type LanguagePaths, languagePaths } from '#model/language.ts';
import type { KindOfPages } from '#model/pages/kind.ts';
import { dayOneYearBefore } from '#model/today.ts';
import { translate } from '#model/translation.ts';
import type { ShopEvent } from './schema.ts';
import { lastDay } from './times.ts';

/** The page of an event. */
export interface EventPage {
  kind: 'event';
  /** `event/` followed by the event's id. */
  id: string;
  paths: LanguagePaths;
  record: ShopEvent;
}

export function eventPageId(id: string): string {
  return `event/${id}`;
}

/**
 * Whether an event is over: its page stays for a while, but no list of coming events has it.
 *
 * @param today YYYY-MM-DD
 */
export function isOver(event: ShopEvent, today: string): boolean {
  return lastDay(event) < today;
}

/**
 * The events' pages, each below the page of all events and in that page's languages. The page of an
 * event is removed a year after its last day.
 */
export const eventPages: KindOfPages<EventPage, { events: readonly ShopEvent[] }> = {
  *pages({ events }, pathsOf, today) {
    const parent = pathsOf('events');
    if (!parent) return;
    const yearAgo = today && dayOneYearBefore(today);
    for (const event of events) {
      if (yearAgo && isOver(event, yearAgo)) continue;
      const paths = languagePaths(
        (language) => parent[language] && `${parent[language]}/${event.id}`,
      );
      yield { kind: 'event', id: eventPageId(event.id), paths, record: event };
    }
  },
  title: ({ record }, language) => translate(record.translations, language).value.title,
  inFolders: true,
  pathField: () => ['id'],
};
