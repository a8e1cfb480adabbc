import { z } from 'zod';
import { acceptedWarningSchema } from './entities/accepted-warning.ts';
import { brandSchema, brandTypeSchema } from './entities/brand.ts';
import { categorySchema } from './entities/category.ts';
import { companySchema } from './entities/company.ts';
import { consentEntrySchema } from './entities/consent.ts';
import { legalRecordSchema } from './entities/legal.ts';
import { imageTextSchema, type MediaFile, mediaKey } from './entities/media.ts';
import { menuEntrySchema, socialMenuEntrySchema } from './entities/menu.ts';
import { eventSchema, infoPageSchema, pageSchema } from './entities/page.ts';
import { projectSchema } from './entities/project.ts';
import { redirectEntrySchema } from './entities/redirect.ts';
import { themeSchema } from './entities/theme.ts';
import type { MapArchive } from './map-archive.ts';
import type { Texts } from './rich-text.ts';
import type { StaticFiles } from './static-file.ts';
import { widgetSchema } from './entities/widget.ts';
import { openingHoursSchema } from './opening-hours/schema.ts';

/** All records of a shop, by collection: the shape that content sources deliver. */
export const contentSchema = z.strictObject({
  company: companySchema,
  project: projectSchema,
  theme: themeSchema.prefault({}),
  opening_hours: openingHoursSchema.prefault({}),
  legal: legalRecordSchema.prefault({}),
  menu: z.array(menuEntrySchema).default([]).describe('The main menu, in its order.'),
  social: z.array(socialMenuEntrySchema).default([]).describe('Links to social networks.'),
  widgets: z.array(widgetSchema).default([]).describe('The widgets of the footer.'),
  consents: z.array(consentEntrySchema).default([]).describe('Further entries of the banner.'),
  brand_types: z.array(brandTypeSchema).default([]).describe('The kinds of brands.'),
  images: z.array(imageTextSchema).default([]).describe('Alternative texts of the images.'),
  brands: z.array(brandSchema).default([]).describe('The brands.'),
  categories: z.array(categorySchema).default([]).describe('The categories of the range.'),
  pages: z.array(pageSchema).default([]).describe('Texts of the pages with a fixed place.'),
  info_pages: z.array(infoPageSchema).default([]).describe('Pages of its own.'),
  events: z.array(eventSchema).default([]).describe('Events.'),
  redirects: z
    .array(redirectEntrySchema)
    .default([])
    .describe('Old addresses that lead to pages of this site, or elsewhere.'),
  accepted_warnings: z
    .array(acceptedWarningSchema)
    .default([])
    .describe('Warnings that were looked at and may stay.'),
});

export type Content = z.output<typeof contentSchema>;
export type Collection = keyof Content;

/** A shop's checked content, the input of the build. */
export interface Site extends Content {
  /** Its Markdown and HTML texts, by the value of their fields. */
  texts: Texts;
  /** Images by `mediaKey` of their file name. */
  media: ReadonlyMap<string, MediaFile>;
  /** Files that are published as they are. */
  files: StaticFiles;
  /** The map archive, if the content names a file of its own. */
  mapArchive?: MapArchive;
}

/** The image with a name, ignoring case and surrounding spaces; undefined if there is none. */
export function findMedia(site: Pick<Site, 'media'>, name: string): MediaFile | undefined {
  return site.media.get(mediaKey(name));
}
