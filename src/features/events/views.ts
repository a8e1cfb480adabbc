import type { Picture } from '#model/picture.ts';
import type { BodyView, Html, InLanguage, ViewLink } from '#model/views/common.ts';
import type { ContactFormView } from '#model/views/forms.ts';
import type { Crumb } from '#model/views/pages.ts';

export interface EventView extends InLanguage {
  id: string;
  title: string;
  /** Path of its page; missing where it has none. */
  href?: string;
  /** The days in words: '5. Dezember 2026', '3–5 January 2027'. */
  dates: string;
  /** Machine-readable first day (YYYY-MM-DD). */
  startDate: string;
  times?: string;
  place?: string;
  /** 'Ausgebucht'; missing where it takes place as planned. */
  status?: string;
  /** When nothing of it is left, with the distance from UTC. */
  over: string;
  picture?: Picture;
  lead?: string;
  /** Missing where the lead says enough. */
  text?: Html;
}

/** The page of an event. */
export interface EventPageView {
  /** Its picture and its text. */
  body: BodyView;
  crumbs: Crumb[];
  event: Omit<EventView, 'id' | 'picture' | 'lead' | 'text'>;
  /** Whether it was over when the page was made. */
  isOver: boolean;
  /** Path of the page of all events. */
  list: string;
  /** Where it is held: name, street and town, as far as they are known. */
  address: string[];
  /** Directions to an address, on another site. */
  routeLink?: ViewLink;
  /** Ready to be read: '48 €', 'Eintritt frei'. */
  price?: string;
  /** What the price includes. */
  priceNote?: string;
  seats?: number;
  /** Path of its calendar file. */
  calendar: string;
  /** Those that come next. */
  next: EventView[];
  /** Whether visitors can ask for seats. */
  booking: boolean;
  /** Undefined if no server accepts forms. */
  form?: ContactFormView;
}

interface EventsView {
  body: BodyView;
  coming: EventView[];
  past: EventView[];
  /** Address of the calendar of all events, by which programs subscribe to it; missing where there is none. */
  subscribe?: string;
}

declare module '#model/views/pages.ts' {
  interface PageViews {
    'template-events': EventsView;
    'template-event': EventPageView;
  }

  interface PageSections {
    /** Those that come next. */
    events?: EventView[];
    eventsLink?: ViewLink;
  }
}
