import type { Video } from '../video.ts';
import type { Service, ServiceSite } from './service.ts';

export const videos = {
  /** The videos that a site's texts show, whatever collections they stand in. */
  settings({ texts }: Pick<ServiceSite, 'texts'>): Video[] | undefined {
    const found = [...texts.markdown.values(), ...texts.html.values()].flatMap(
      (text) => text.videos,
    );
    return found.length > 0 ? found : undefined;
  },
  hosts: (found) => ({ 'frame-src': found.map(({ frame }) => new URL(frame).origin) }),
  howToUse: () => 'Give the link to a video at YouTube or Vimeo a paragraph of its own',
  asksInPlace: true,
} satisfies Service<Video[]>;
