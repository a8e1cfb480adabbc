import { z } from 'zod';
import { text } from '../fields.ts';

/** A warning that was looked at and may stay. */
export const acceptedWarningSchema = z
  .strictObject({
    code: text('Code of the warning, which stands in brackets behind it.'),
    message: text(
      'What it says, word for word but for the advice behind it. Once it says something else, it is told again.',
    ),
    document: text(
      'File that it names. Without it, the same warning is accepted in every file.',
    ).optional(),
    reason: text('Why it may stay.'),
  })
  .describe('A warning of `npm run check` that was looked at and may stay.');

export type AcceptedWarning = z.output<typeof acceptedWarningSchema>;
