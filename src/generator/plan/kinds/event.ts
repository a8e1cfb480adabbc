import { formatPrice } from '#model/catalogue/price.ts';
import type { ShopEvent } from '#model/entities/event.ts';
import { homePath } from '#model/language.ts';
import { isOver } from '#model/pages/event-pages.ts';
import type { EventPageView } from '#model/views/pages.ts';
import { words } from '#words/words.ts';
import { inLanguage, pathOf, picture, type PlanContext, translated } from '../context.ts';
import { eventJsonLd } from '../event-json-ld.ts';
import { eventPlace } from '../event-place.ts';
import { comingEvents, eventLine, eventPath } from '../events.ts';
import { requestForm } from '../forms.ts';
import { breadcrumbJsonLd } from '../json-ld.ts';
import { markdownSource } from '../markdown-source.ts';
import { pageTitle } from '../page-title.ts';
import { addressLines, routeLink } from '../places.ts';
import type { Planned } from '../planned.ts';
import { markdownSearch } from '../search-text.ts';
import type { PageDraft, PagePlanner } from './draft.ts';

/** So many of the events that come next are named. */
const mostNext = 3;

/** The page of one event. */
export const eventPlanner: PagePlanner<'event'> = {
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
      ...booking(context, event, path),
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

function priceWords(
  context: PlanContext,
  { price, translations }: ShopEvent,
): Pick<EventPageView, 'price' | 'priceNote'> {
  const { price_note: priceNote } = translated(context, translations);
  const { free } = words[context.language].pages.event;
  return {
    ...(price === undefined
      ? {}
      : { price: price === 0 ? free : formatPrice(price, context.language) }),
    ...(priceNote ? { priceNote } : {}),
  };
}

/** Seats can be asked for while there can be any. */
function booking(
  context: PlanContext,
  { booking: isOffered, status }: ShopEvent,
  path: string,
): Pick<EventPageView, 'booking' | 'form'> {
  if (!isOffered || status === 'full' || status === 'cancelled') return { booking: false };
  const form = requestForm(context, path);
  return { booking: true, ...(form ? { form } : {}) };
}
