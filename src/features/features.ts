import type { Feature } from '#model/feature.ts';
import { appointments } from './appointments/feature.ts';
import { events } from './events/feature.ts';
import { matomo } from './matomo/feature.ts';
import { newsletter } from './newsletter/feature.ts';
import { shopWindow } from './shop-window/feature.ts';
import { vouchers } from './vouchers/feature.ts';

/** All features. A new one is a folder beside this file, and a line here. */
export const features = {
  appointments,
  events,
  matomo,
  newsletter,
  'shop-window': shopWindow,
  vouchers,
} as const satisfies Record<string, Feature>;

type Features = (typeof features)[keyof typeof features];

type Shared = Exclude<keyof Feature, 'parts' | 'concernsVisitorsAlone'>;

/** The intersection of all members of a union. */
type Merged<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** What all features have of one kind, such as their pages, in one record. */
type Collected<Part extends Shared> = Merged<
  Features extends infer One
    ? One extends Record<Part, infer Own>
      ? Own
      : { [Key in never]: unknown }
    : never
>;

/** Collects what the features have of one kind. */
export function collect<Part extends Shared>(part: Part): Collected<Part> {
  const parts = Object.values<Feature>(features).map((feature) => feature[part] ?? {});
  return Object.assign({}, ...parts) as Collected<Part>;
}
