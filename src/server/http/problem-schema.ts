import { z } from 'zod';
import { type AltchaChallenge, type Problem, problemTypes } from '#model/forms/problem.ts';
import { fieldProblemCodes } from './field-problems.ts';

export const challengeSchema = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      expiresAt: z.int(),
    }),
    signature: z.string(),
  })
  .meta({
    id: 'AltchaChallenge',
    description: 'A proof of work to be done, as altcha-lib’s solveChallenge takes it.',
  }) satisfies z.ZodType<AltchaChallenge>;

const types = problemTypes.map((name) => `urn:problem-type:${name}` as const);

export const problemSchema = z
  .object({
    type: z.enum(types),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional().meta({ description: 'What to do about it.' }),
    errors: z
      .array(
        z.object({
          field: z.string().meta({ description: 'Path of the field, such as pieces.0.title.' }),
          code: z.enum(fieldProblemCodes),
          detail: z.string(),
          allowed: z.string().optional().meta({ description: 'What would be right.' }),
        }),
      )
      .optional(),
    altcha: challengeSchema.optional(),
  })
  .meta({ id: 'Problem', description: 'What went wrong (RFC 9457).' }) satisfies z.ZodType<Problem>;
