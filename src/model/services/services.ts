import { map } from './map.ts';
import { matomo } from './matomo.ts';
import { ratingBox } from './rating-box.ts';
import { retailerClock } from './retailer-clock.ts';
import type { Service } from './service.ts';
import { videos } from './videos.ts';

/**
 * The services of other parties, by the `function_id` of the entry that stands for them in the consent
 * banner. What pages show of them is told by `plannedServices`, in the generator.
 */
export const services = {
  matomo,
  maps: map,
  rating: ratingBox,
  rolex: retailerClock,
  video: videos,
} as const satisfies Record<string, Service>;

type Services = typeof services;

export type ServiceId = keyof Services;

/** Services for which the kit itself has an entry of the banner. */
export type OwnEntryId = {
  [Id in ServiceId]: Services[Id] extends { ownEntry: object } ? Id : never;
}[ServiceId];

export const serviceIds = Object.keys(services) as ServiceId[];

export const ownEntryIds = serviceIds.filter((id): id is OwnEntryId => 'ownEntry' in services[id]);

/** The ways in which content can turn services on by half. */
export const incompleteServices = Object.values(services).flatMap((service) =>
  'incomplete' in service ? [service.incomplete] : [],
);

/** Whether content names a service. */
export function isServiceId(id: string): id is ServiceId {
  return Object.hasOwn(services, id);
}
