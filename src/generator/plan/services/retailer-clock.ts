import { retailerClock } from '#model/services/retailer-clock.ts';
import type { RetailerClockView } from '#model/views/external.ts';
import type { PlanContext } from '../context.ts';
import type { PlannedService } from './service.ts';

export const plannedRetailerClock: PlannedService = {
  isUsed: ({ shells }) => shells.some((shell) => shell.retailerClock),
};

/** The retailer clock; undefined where it is off, or has no key. */
export function retailerClockView({ site }: PlanContext): RetailerClockView | undefined {
  const settings = retailerClock.settings(site);
  return settings && { functionId: 'rolex', service: 'Rolex', ...settings };
}
