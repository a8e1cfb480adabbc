import type { Site } from '#model/site.ts';
import type { Video } from '#model/video.ts';

/** The videos that a site's texts show, whatever collections they stand in. */
export function videosIn({ texts }: Pick<Site, 'texts'>): Video[] {
  return [...texts.markdown.values(), ...texts.html.values()].flatMap(({ videos }) => videos);
}
