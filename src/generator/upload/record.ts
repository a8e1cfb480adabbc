import { z } from 'zod';

/** Where the record stands below the site's root. */
export const recordPath = '.schaufenster/uploaded.json';

const recordSchema = z.object({
  version: z.literal(1),
  /** By path, a hash of the file and of how it is sent. */
  files: z.record(z.string(), z.string()),
  /** Files that the site no longer has, by path, and since when, ms since 1970. */
  gone: z.record(z.string(), z.number()),
});

/** What a target holds. It stands at the target itself, so that any machine can go on from it. */
export type UploadRecord = z.infer<typeof recordSchema>;

/** Where the record is missing or broken, all is uploaded anew. */
export function readRecord(text: string | undefined): UploadRecord {
  try {
    return recordSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return { version: 1, files: {}, gone: {} };
  }
}
