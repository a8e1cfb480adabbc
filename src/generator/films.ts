import { loneLinks } from '#content/markdown.ts';
import type { Site } from '#model/site.ts';
import { type Video, videoOf } from '#model/video.ts';

/** Where texts stand. */
export type ShopTexts = Partial<Pick<Site, 'pages' | 'info_pages' | 'brands' | 'events'>>;

/** The films that stand in texts: links alone in a paragraph. */
export function filmsIn({
  pages = [],
  info_pages = [],
  brands = [],
  events = [],
}: ShopTexts): Video[] {
  return [...pages, ...info_pages, ...brands, ...events]
    .flatMap(({ translations }): { text: string }[] => translations)
    .filter(({ text }) => /youtu|vimeo/i.test(text))
    .flatMap(({ text }) => loneLinks(text))
    .flatMap((address) => videoOf(address) ?? []);
}
