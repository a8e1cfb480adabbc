import { videos } from '#model/services/videos.ts';
import { videoOf } from '#model/video.ts';
import type { FrameView } from '#model/views/external.ts';
import type { PlanContext } from '../context.ts';
import { consentOf, type PlannedService } from './service.ts';

export const plannedVideos: PlannedService = {
  isUsed: ({ site }) => videos.settings(site) !== undefined,
};

/** A video before it has the title of its link; undefined where the address leads to none. */
export function videoView(context: PlanContext, address: string): FrameView | undefined {
  const video = videoOf(address);
  return video && { ...video, ...consentOf(context, 'video'), address };
}
