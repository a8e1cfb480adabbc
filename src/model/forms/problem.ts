import type { ErrorCode } from './rules.ts';

/** What kinds of problems the forms' server tells of. */
export const problemTypes = [
  'malformed',
  'invalid-fields',
  'already-registered',
  'proof-needed',
  'too-many-requests',
  'foreign-origin',
  'too-large',
  'unsupported-media-type',
  'not-found',
  'method-not-allowed',
  'not-possible-now',
  'internal',
] as const;

type ProblemType = `urn:problem-type:${(typeof problemTypes)[number]}`;

/** What is wrong with a field: beyond a visitor's mistakes, those of a program. */
export type FieldProblemCode = ErrorCode | 'wrong-type' | 'unknown-field' | 'already-registered';

/** An answer that tells what went wrong (RFC 9457), sent as application/problem+json. */
export interface Problem {
  type: ProblemType;
  title: string;
  status: number;
  /** What to do about it. */
  detail?: string | undefined;
  errors?: FieldProblem[] | undefined;
  /** With `proof-needed`: solve this, and send the same again with the solution as `altcha`. */
  altcha?: AltchaChallenge | undefined;
}

export interface FieldProblem {
  /** Path of the field: `email`, `pieces.0.title`. */
  field: string;
  code: FieldProblemCode;
  detail: string;
}

/** A proof of work to be done, as altcha-lib's `solveChallenge` takes it. */
export interface AltchaChallenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    expiresAt: number;
  };
  signature: string;
}
