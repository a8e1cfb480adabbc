import { z } from 'zod';
import { publishedDiagnosticSchema } from './publishing.ts';

/** Why a build or an upload came to no end, although nothing is wrong with the content. */
const failureSchema = z.discriminatedUnion('cause', [
  z.object({ cause: z.literal('fewer-pages'), before: z.int(), after: z.int() }),
  z.object({ cause: z.literal('busy'), message: z.string().describe('Who else builds.') }),
  z.object({ cause: z.literal('told'), message: z.string().describe('What the user can mend.') }),
  z.object({ cause: z.literal('timeout'), seconds: z.number() }),
  z.object({ cause: z.literal('crashed'), message: z.string().describe('For the log.') }),
]);

/** What a build tells the process that started it. */
export const buildReportSchema = z.object({
  /** Errors first. */
  diagnostics: z.array(publishedDiagnosticSchema),
  /** The release that is served since; missing where the one before stays for a reason. */
  release: z.object({ id: z.string(), unchanged: z.boolean() }).optional(),
  failure: failureSchema.optional(),
});

export type BuildFailure = z.infer<typeof failureSchema>;
export type BuildReport = z.infer<typeof buildReportSchema>;
