import { z } from 'zod';

/** Made by the sender for each request, which is accepted once. */
const requestId = z.string().regex(/^[\w-]{16,100}$/);

const asked = { id: requestId, time: z.int().describe('When it was sent, ms since 1970.') };

/** The maximum number of entries in `changed` per request. */
export const mostChanged = 100;

const changed = z
  .array(z.string().regex(/^[a-z][a-z_]{0,49}(?:\/[\w-]{1,50})?$/))
  .describe('What has changed: kinds of documents, or single ones, such as "items/17".');

/** The body of a request to publish. */
export const publishHookSchema = z.strictObject({
  ...asked,
  confirm: z.literal(true).optional().describe('Whether much fewer pages are meant.'),
  automatic: z
    .literal(true)
    .optional()
    .describe('Whether nobody asked for it. It then leaves an older release online.'),
  by: z.string().min(1).max(100).optional().describe('Name of the person who publishes.'),
  changed: changed.max(mostChanged).optional(),
});

/** The body of a request to roll back to a release. */
export const rollbackHookSchema = z.strictObject({
  ...asked,
  release: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .describe('Id of a release that is kept.'),
});

/** A mistake in the content, as reported by `check --json`. */
export const publishedDiagnosticSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  hint: z.string().optional(),
  place: z.object({
    document: z.string().describe('Title of the record in the content system, or path of a file.'),
    field: z.string().optional(),
    line: z.int().optional(),
    url: z.string().optional().describe('Where the field can be edited.'),
  }),
  accepted: z.string().optional(),
});

/**
 * How an attempt to publish ended: the site was updated (`live`), was up to date (`unchanged`),
 * needs somebody to fix or confirm something (`refused`), or needs the administrator of the server
 * (`failed`).
 */
const outcomeSchema = z.enum(['live', 'unchanged', 'refused', 'failed']);

export const publishEndSchema = z.object({
  id: z.string().describe('The job that ended.'),
  started: z.int().describe('ms since 1970.'),
  ended: z.int().describe('ms since 1970.'),
  outcome: outcomeSchema,
  release: z.string().optional().describe('The release that is served since.'),
  diagnostics: z
    .array(publishedDiagnosticSchema)
    .optional()
    .describe('What is wrong with the content, errors first.'),
  reason: z.string().optional().describe('Why not, in a sentence or two.'),
  needsConfirmation: z
    .literal(true)
    .optional()
    .describe('Whether the same is published if the next request says `confirm`.'),
});

/** The response to a status request. */
export const publishStatusSchema = z
  .object({
    state: z.enum(['idle', 'waiting', 'building']),
    job: z.string().optional().describe('The job that waits or is built.'),
    last: publishEndSchema.optional(),
    rolledBack: z
      .literal(true)
      .optional()
      .describe('Whether somebody went back, and an older release is served since.'),
    releases: z
      .array(
        z.object({
          id: z.string(),
          time: z.string().describe('When it was finished, ISO 8601.'),
          current: z.boolean().describe('Whether it is served.'),
          pages: z.int(),
          by: z.array(z.string()).optional().describe('Who published it, if a request said so.'),
          changed: changed.optional(),
        }),
      )
      .describe('Those that are kept, the newest first.'),
  })
  .meta({ id: 'PublishStatus' });

export type PublishEnd = z.infer<typeof publishEndSchema>;
export type PublishStatus = z.infer<typeof publishStatusSchema>;
export type PublishedDiagnostic = z.infer<typeof publishedDiagnosticSchema>;
