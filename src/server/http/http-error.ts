import type { FieldProblem, Problem, problemTypes } from '#model/forms/problem.ts';

type Kind = (typeof problemTypes)[number];

/** Status and title by kind of problem. */
const kinds: Record<Kind, { status: number; title: string }> = {
  malformed: { status: 400, title: 'The request cannot be read' },
  'not-signed': { status: 401, title: 'The signature is missing or not that of this request' },
  'not-now': { status: 403, title: 'The request came before, or its time is wrong' },
  'foreign-origin': { status: 403, title: 'The page that the form stands on may not send here' },
  'proof-needed': { status: 403, title: 'A proof of work is needed' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This cannot be done at this address' },
  'already-registered': { status: 409, title: 'This mail address is registered already' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'The content type cannot be read' },
  'invalid-fields': { status: 422, title: 'Some fields are not as they must be' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong' },
  'not-possible-now': { status: 503, title: 'Nothing can be stored at the moment' },
};

interface Details {
  /** How to solve the problem. */
  detail?: string;
  errors?: FieldProblem[];
  altcha?: Problem['altcha'] | undefined;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** Ends a request with a response that tells the client what went wrong. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly kind: Kind;
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(kind: Kind, { detail, errors, altcha, headers = {}, cause }: Details = {}) {
    super(kinds[kind].title, { cause });
    this.kind = kind;
    this.headers = headers;
    this.problem = {
      type: `urn:problem-type:${kind}`,
      ...kinds[kind],
      detail,
      errors,
      altcha,
    };
  }

  /** The response for programs (RFC 9457). */
  response(): Response {
    return Response.json(this.problem, {
      status: this.problem.status,
      headers: { ...this.headers, 'Content-Type': 'application/problem+json' },
    });
  }
}

/** @param wait Seconds after which the client may retry. */
export function tooManyRequests(wait: number): HttpError {
  return new HttpError('too-many-requests', {
    detail: `Try again in ${wait} seconds.`,
    headers: { 'Retry-After': String(wait) },
  });
}
