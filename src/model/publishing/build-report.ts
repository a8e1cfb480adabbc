import { z } from 'zod';
import { publishedDiagnosticSchema } from './publishing.ts';

/** Why a build or upload failed although the content is valid. */
const failureSchema = z.discriminatedUnion('cause', [
  z.object({ cause: z.literal('fewer-pages'), before: z.int(), after: z.int() }),
  z.object({ cause: z.literal('busy'), message: z.string().describe('Who else builds.') }),
  z.object({ cause: z.literal('told'), message: z.string().describe('What the user can mend.') }),
  z.object({ cause: z.literal('timeout'), seconds: z.number() }),
  z.object({ cause: z.literal('crashed'), message: z.string().describe('For the log.') }),
]);

/** What a build reports to the process that started it. */
export const buildReportSchema = z.object({
  /** Errors first. */
  diagnostics: z.array(publishedDiagnosticSchema),
  /** The release that is now live; missing if the previous one stays for some reason. */
  release: z.object({ id: z.string(), unchanged: z.boolean() }).optional(),
  failure: failureSchema.optional(),
});

export type BuildFailure = z.infer<typeof failureSchema>;
export type BuildReport = z.infer<typeof buildReportSchema>;
