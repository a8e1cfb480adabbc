import { UserError } from '#model/user-error.ts';

interface FailureOptions {
  /** How to fix it, in one sentence. */
  how: string;
  /** Whether a retry may help. */
  passing?: boolean;
  /** Delay before a retry, as requested by the content system, ms. */
  after?: number | undefined;
  cause?: unknown;
}

/**
 * Why a response of the content system cannot be used. The message is a clause that follows its
 * name.
 */
export class Failure extends Error {
  readonly how: string;
  readonly passing: boolean;
  readonly after: number | undefined;

  constructor(why: string, { how, passing = false, after, cause }: FailureOptions) {
    super(why, { cause });
    this.how = how;
    this.passing = passing;
    this.after = after;
  }

  /** The error for the person who runs the command: what failed, where, why, and how to fix it. */
  told(url: string, what: string, attempts = 1): UserError {
    const tried = attempts > 1 ? `, ${attempts} attempts` : '';
    const words = `The content system at ${url} ${this.message} (${what}${tried}). ${this.how}`;
    return new UserError(words, { cause: this });
  }
}

/** A requested resource does not exist: status 404. */
export class NotThere extends Failure {}

/**
 * The failure for a response with an error status.
 *
 * @param reason the reason in the response, if it has one.
 */
export function statusFailure({ status, headers }: Response, reason = ''): Failure {
  if (status === 401 || status === 403) {
    return new Failure(`refuses the key (${status})`, {
      how: 'Set CMS_KEY to a key that its admin shows for this use, without spaces.',
    });
  }
  if (status === 404) {
    return new NotThere('does not know what was asked for (404)', {
      how: 'Set CMS_URL to the address of the shop’s content system, without a path.',
    });
  }
  if (status === 429 || status === 408 || status >= 500) {
    const why = status === 429 ? 'has too much to do' : 'has a problem of its own';
    return new Failure(`${why} (${status})`, {
      how: 'See its log for the reason, then try again.',
      passing: true,
      after: retryAfter(headers.get('Retry-After')),
    });
  }
  if (status >= 300 && status < 400) {
    return new Failure(`leads to ${headers.get('Location') ?? 'nowhere'} (${status})`, {
      how: 'Set CMS_URL to the address where it is.',
    });
  }
  return new Failure(`refuses (${status}${reason && `: ${reason}`})`, {
    how: 'Perhaps kit and content system are of different versions: update both.',
  });
}

/** The failure for a connection that was refused or broke off. */
export function connectionFailure(error: unknown): Failure {
  const code = codeOf(error);
  const of = code === undefined ? '' : ` (${code})`;
  if (code !== undefined && /CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) {
    return new Failure(`has no certificate that this machine trusts${of}`, {
      how: 'Renew it, or set CMS_URL to the name that it is made for.',
      cause: error,
    });
  }
  return new Failure(`does not answer, or not to the end${of}`, {
    how: 'Start it, or set CMS_URL to its address.',
    passing: true,
    cause: error,
  });
}

/** `fetch` wraps the system's error code in the cause of its error. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}

/** The delay of a Retry-After header, ms: it contains seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(value: string | null): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
