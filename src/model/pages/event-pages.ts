import type { ShopEvent } from '../entities/event.ts';
import { lastDay } from '../event-times.ts';
import type { Content } from '../site.ts';
import { dayOneYearBefore } from '../today.ts';
import { translate } from '../translation.ts';
import type { KindOfPages } from './kind.ts';
import { type LanguagePaths, languagePaths } from './routes.ts';

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
 * Whether an event is over: its page stays for a while, and no list of what is to come has it.
 *
 * @param today YYYY-MM-DD
 */
export function isOver(event: ShopEvent, today: string): boolean {
  return lastDay(event) < today;
}

/**
 * The events' pages, each below the page of all events, in the languages that has. The page of an
 * event is left out a year after its last day.
 */
export const eventPages: KindOfPages<EventPage> = {
  pages,
  title: ({ record }, language) => translate(record.translations, language).value.title,
  inFolders: true,
  pathField: () => ['id'],
};

function* pages(
  { events }: Content,
  pathsOf: (id: string) => LanguagePaths | undefined,
  today?: string,
): Generator<EventPage> {
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
}
