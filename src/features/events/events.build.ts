import {
  inLanguage,
  pageLink,
  pathOf,
  picture,
  type PlanContext,
  translated,
} from '#generator/plan/context.ts';
import type { FeatureBuild } from '#generator/plan/feature-builds.ts';
import { requestForm } from '#generator/plan/forms.ts';
import { breadcrumbJsonLd } from '#generator/plan/json-ld.ts';
import type { PageDraft, PagePlanner } from '#generator/plan/kinds/draft.ts';
import { markdownSource } from '#generator/plan/markdown-source.ts';
import { pageTitle } from '#generator/plan/page-title.ts';
import { addressLines, routeLink } from '#generator/plan/places.ts';
import type { Planned } from '#generator/plan/planned.ts';
import { markdownSearch } from '#generator/plan/search-text.ts';
import { formatPrice } from '#model/catalogue/price.ts';
import { homePath, type Language } from '#model/language.ts';
import { fieldId, partIds } from '#model/part-ids.ts';
import { calendarFeed, calendarFiles } from './calendar.build.ts';
import {
  comingEvents,
  eventLine,
  eventPath,
  eventPlace,
  eventView,
  pastEvents,
} from './event-view.build.ts';
import { forms } from './form.ts';
import { eventJsonLd } from './json-ld.build.ts';
import { listIds } from './lists.ts';
import { isOver } from './pages.ts';
import type { ShopEvent } from './schema.ts';
import type { EventPageView } from './views.ts';

/** The maximum number of coming events on the home page and on that of another event. */
const mostNext = 3;

/** The page of one event. */
const eventPlanner: PagePlanner<'event'> = {
  draft(context, { record: event }): PageDraft<'template-event'> {
    const text = translated(context, event.translations);
    const path = eventPath(context, event);
    const list = pathOf(context, 'events') ?? homePath(context.language);
    const crumbs = [
      { label: pageTitle(context, 'home'), href: homePath(context.language) },
      { label: pageTitle(context, 'events'), href: list },
      { label: text.title },
    ];
    // In lists its id is an anchor.
    const { id: _, ...line } = eventLine(context, event);
    const image = picture(context, event.image);
    const over = isOver(event, context.today);
    const view: Planned<EventPageView> = {
      body: {
        title: text.title,
        ...inLanguage(text),
        ...(text.lead ? { lead: text.lead } : {}),
        ...(image ? { picture: image } : {}),
        ...(text.text.trim() ? { text: markdownSource(context, text.text) } : {}),
        gallery: [],
        teasers: [],
      },
      crumbs,
      event: line,
      isOver: over,
      list,
      ...placeLines(context, event),
      ...priceWords(context, event),
      ...(event.seats === undefined ? {} : { seats: event.seats }),
      calendar: `${path}.ics`,
      next: comingEvents(context)
        .filter((other) => other !== event)
        .slice(0, mostNext)
        .map((other) => eventLine(context, other)),
      ...bookingParts(context, event, path),
    };
    return {
      template: 'template-event',
      view,
      text: {
        title: `${text.title}, ${line.dates}`,
        lead: [whenAndWhere(line), text.lead ?? markdownSearch(context, text.text).text.trim()]
          .filter(Boolean)
          .join('. '),
      },
      picture: image,
      jsonLd: [
        ...(over ? [] : [eventJsonLd(context, event)]),
        breadcrumbJsonLd(context, crumbs, path),
      ],
    };
  },
  isUnlisted: ({ record }, today) => isOver(record, today),
  images: ({ record }) => [record.image],
  search(context, { record: event }) {
    const line = eventLine(context, event);
    const { lead, text } = translated(context, event.translations);
    return {
      group: 'event',
      lead,
      title: line.title,
      lang: line.lang,
      detail: whenAndWhere(line),
      ...markdownSearch(context, text),
    };
  },
};

function whenAndWhere({ dates, times, place }: EventPageView['event']): string {
  return [dates, times, place].filter(Boolean).join(' · ');
}

function placeLines(
  context: PlanContext,
  event: ShopEvent,
): Pick<EventPageView, 'address' | 'routeLink'> {
  const { name, address } = eventPlace(context, event);
  if (!address) return { address: [name] };
  return { address: [name, ...addressLines(address)], routeLink: routeLink(address) };
}

const freeWords: Record<Language, string> = {
  de: 'Eintritt frei',
  en: 'Free admission',
  fr: 'Entrée libre',
};

function priceWords(
  context: PlanContext,
  { price, translations }: ShopEvent,
): Pick<EventPageView, 'price' | 'priceNote'> {
  const { price_note: priceNote } = translated(context, translations);
  return {
    ...(price === undefined
      ? {}
      : {
          price: price === 0 ? freeWords[context.language] : formatPrice(price, context.language),
        }),
    ...(priceNote ? { priceNote } : {}),
  };
}

/** Seats can be asked for while there can be any. */
function bookingParts(
  context: PlanContext,
  { booking: isOffered, status }: ShopEvent,
  path: string,
): Pick<EventPageView, 'booking' | 'form'> {
  if (!isOffered || status === 'full' || status === 'cancelled') return { booking: false };
  const form = requestForm(context, path);
  return { booking: true, ...(form ? { form } : {}) };
}

const build: FeatureBuild = {
  pages: {
    events: (context, body) => {
      const subscribe = calendarFeed(context);
      const coming = comingEvents(context);
      return {
        template: 'template-events',
        view: {
          body,
          ...(subscribe ? { subscribe: subscribe.replace(/^https?/, 'webcal') } : {}),
          coming: coming.map((event) => eventView(context, event)),
          past: pastEvents(context).map((event) => eventView(context, event)),
        },
        jsonLd: coming.map((event) => eventJsonLd(context, event)),
      };
    },
  },
  kinds: { event: eventPlanner },
  sections(context, page) {
    if (page !== 'home') return {};
    const link = pageLink(context, 'events', pageTitle(context, 'events'));
    return {
      events: comingEvents(context)
        .slice(0, mostNext)
        .map((event) => eventLine(context, event)),
      ...(link && !link.hreflang ? { eventsLink: link } : {}),
    };
  },
  anchors: {
    'template-home': ({ events = [] }) => (events.length > 0 ? [listIds.home] : []),
    'template-events': ({ past }) => [
      listIds.coming,
      partIds.askUs,
      ...(past.length > 0 ? [listIds.past] : []),
    ],
    'template-event': ({ booking, form, next }) => [
      ...(booking ? [partIds.ask] : []),
      ...(booking && form
        ? Object.keys(forms.seats.fields).map((field) => fieldId('seats', field))
        : []),
      ...(next.length > 0 ? [listIds.next] : []),
    ],
  },
  files: calendarFiles,
};

export default build;
