import { absolute, picture, type PlanContext, translated } from '#generator/plan/context.ts';
import { postalAddress, schemaOrg, shopId } from '#generator/plan/json-ld.ts';
import { markdownSearch } from '#generator/plan/search-text.ts';
import { homePath } from '#model/language.ts';
import { pictureFallback } from '#model/picture.ts';
import { eventPath, eventPlace } from './event-view.build.ts';
import type { ShopEvent } from './schema.ts';
import { eventTimes, withOffset } from './times.ts';

/** https://schema.org/EventStatusType; an event that is full takes place. */
const statuses: Record<ShopEvent['status'], string> = {
  planned: 'EventScheduled',
  full: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
};

/** https://schema.org/Event, held at the shop unless the event names another place. */
export function eventJsonLd(context: PlanContext, event: ShopEvent): object {
  const { company, project } = context.site;
  const { title, lead, text } = translated(context, event.translations);
  const { name, address } = eventPlace(context, event);
  const { first, last, hours, over } = eventTimes(event);
  const url = absolute(context, eventPath(context, event));
  const image = picture(context, event.image);
  const description = [lead, markdownSearch(context, text).text.trim()]
    .filter(Boolean)
    .join('\n\n');
  return {
    '@context': schemaOrg,
    '@type': 'Event',
    name: title,
    url,
    ...(description ? { description } : {}),
    ...(image ? { image: absolute(context, pictureFallback(image).src) } : {}),
    startDate: hours ? withOffset(hours.open) : first,
    endDate: event.time_close ? withOffset(over) : last,
    eventStatus: `${schemaOrg}/${statuses[event.status]}`,
    eventAttendanceMode: `${schemaOrg}/OfflineEventAttendanceMode`,
    location: {
      '@type': 'Place',
      name,
      // A place in words is all there is of its address, which search engines ask for.
      address: address ? postalAddress(context, address) : name,
    },
    organizer: {
      '@type': project.config.business_types,
      '@id': shopId(context),
      name: company.display_name,
      url: absolute(context, homePath(context.language)),
    },
    ...(event.price === undefined
      ? {}
      : {
          isAccessibleForFree: event.price === 0,
          offers: {
            '@type': 'Offer',
            url,
            price: event.price,
            priceCurrency: 'EUR',
            availability: `${schemaOrg}/${event.status === 'full' ? 'SoldOut' : 'InStock'}`,
          },
        }),
  };
}
