import { collect } from '#features/features.ts';
import { map } from './map.ts';
import { ratingBox } from './rating-box.ts';
import { retailerClock } from './retailer-clock.ts';
import type { Service } from './service.ts';
import { videos } from './videos.ts';

/**
 * Third parties' services, those of features first, by the `function_id` of their entry in the
 * consent banner. `plannedServices` in the generator says which of them a page uses.
 */
export const services = {
  ...collect('services'),
  maps: map,
  rating: ratingBox,
  rolex: retailerClock,
  video: videos,
} as const satisfies Record<string, Service>;

type Services = typeof services;

export type ServiceId = keyof Services;

export const serviceIds = Object.keys(services) as ServiceId[];

/** The services for which the kit itself has an entry of the banner, with that entry. */
export const ownEntries = serviceIds.flatMap((id) => {
  const service: Service = services[id];
  return service.ownEntry ? [{ id, service, entry: service.ownEntry }] : [];
});

/** The ways in which content can turn services on by half. */
export const incompleteServices = Object.values(services).flatMap((service) =>
  'incomplete' in service ? [service.incomplete] : [],
);

/** Whether content names a service. */
export function isServiceId(id: string): id is ServiceId {
  return Object.hasOwn(services, id);
}
