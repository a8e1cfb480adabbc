import type { Address } from '#model/entities/address.ts';
import { furtherPlaces, mainAddress } from '#model/entities/company.ts';
import type { ShopEvent } from '#model/entities/event.ts';
import { type PlanContext, translated } from './context.ts';
import { placeName } from './places.ts';

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
