import type { MistakeCode } from './mistake-text.ts';

/** The types of problems that the server reports. */
export const problemTypes = [
  'malformed',
  'not-signed',
  'not-now',
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

/** A field's problem: a visitor's mistake, or one that only programs make. */
export type FieldProblemCode = MistakeCode | 'wrong-type' | 'unknown-field';

/** The body of an error response (RFC 9457), sent as application/problem+json. */
export interface Problem {
  type: ProblemType;
  title: string;
  status: number;
  /** How to solve the problem. */
  detail?: string | undefined;
  errors?: FieldProblem[] | undefined;
  /**
   * With `proof-needed`: solve this challenge, and send the request again with the solution as
   * `altcha`.
   */
  altcha?: AltchaChallenge | undefined;
}

export interface FieldProblem {
  /** Path of the field: `email`, `pieces.0.title`. */
  field: string;
  code: FieldProblemCode;
  detail: string;
  /** What the mistake’s text names, in the form’s language: the hours of the day, a sum. */
  allowed?: string | undefined;
}

/** A proof-of-work challenge, in the format of altcha-lib's `solveChallenge`. */
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
