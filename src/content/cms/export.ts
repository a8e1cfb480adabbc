import { z } from 'zod';

/** A path on the content system, such as '/admin/collections/brands/12', never on another host. */
const ownPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'Write a path that begins with one slash.');

/** The admin's title for a record or file: 'Marke „Ostra“'. */
const title = z.string().trim().min(1).max(500);

/** Maximum number of records per page. */
export const recordsPerPage = 500;

/** A record of a collection, with a link to it for its author. */
const exportedRecordSchema = z.object({
  id: z.string().min(1).max(200),
  title,
  admin: ownPath.describe('Path of the record in the admin.'),
  value: z.unknown().describe('The record in the input shape of `contentSchema`, not checked yet.'),
});

/** A file beside the records: an image, a static file, a map archive. */
const exportedFileSchema = z.object({
  name: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[^/\\\p{Cc}]+$/u, 'Write a file name without folders.')
    .refine((name) => name !== '.' && name !== '..', 'Write a file name.'),
  path: ownPath.optional().describe('Where a static file is to be on the site: "/preisliste.pdf".'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Write the SHA-256 of the bytes, in lower-case hexadecimal digits.'),
  bytes: z.int().min(0),
  url: ownPath.describe('Where its bytes are, read with the same key.'),
  title,
  admin: ownPath.describe('Path of the file in the admin.'),
});

/**
 * One page of the export for builds and previews, at `GET /api/export?page=1&drafts=false`. Unknown
 * fields are ignored, so that the content system can be newer than the kit.
 */
export const exportPageSchema = z.object({
  version: z.literal(1),
  revision: z
    .string()
    .min(1)
    .max(200)
    .describe('The same on all pages of one state of the content; another after each change.'),
  page: z.int().min(1),
  pages: z.int().min(1).max(10_000),
  records: z
    .record(z.string().regex(/^[a-z][a-z_]*$/), z.array(exportedRecordSchema))
    .describe('Records by collection, in their final order; a single record is a list of one.'),
  images: z.array(exportedFileSchema).describe('All on page 1.'),
  files: z
    .array(exportedFileSchema)
    .describe('Static files, which have a path, and map archives; all on page 1.'),
});

export type ExportPage = z.output<typeof exportPageSchema>;
export type ExportedRecord = z.output<typeof exportedRecordSchema>;
export type ExportedFile = z.output<typeof exportedFileSchema>;

/** Path of the export on the content system. */
export const exportPath = '/api/export';

/** The value of the Authorization header for a reader's or an owner's key. */
export function keyHeader(collection: 'readers' | 'users', key: string): string {
  return `${collection} API-Key ${key}`;
}
