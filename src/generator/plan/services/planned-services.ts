import type { ServiceId } from '#model/services/services.ts';
import { plannedMap } from './map.ts';
import { plannedMatomo } from './matomo.ts';
import { plannedRatingBox } from './rating-box.ts';
import { plannedRetailerClock } from './retailer-clock.ts';
import type { PlannedService } from './service.ts';
import { plannedVideos } from './videos.ts';

/** What becomes of each service in the pages that are planned. */
export const plannedServices: Record<ServiceId, PlannedService> = {
  matomo: plannedMatomo,
  maps: plannedMap,
  rating: plannedRatingBox,
  rolex: plannedRetailerClock,
  video: plannedVideos,
};
