import type { ServiceId } from '#model/services/services.ts';
import { plannedMap } from './map.ts';
import { plannedRatingBox } from './rating-box.ts';
import { plannedRetailerClock } from './retailer-clock.ts';
import type { PlannedService } from './service.ts';
import { plannedVideos } from './videos.ts';

/** What becomes of services in the pages that are planned. One that is not listed is used if it is set up. */
export const plannedServices: { [Id in ServiceId]?: PlannedService } = {
  maps: plannedMap,
  rating: plannedRatingBox,
  rolex: plannedRetailerClock,
  video: plannedVideos,
};
