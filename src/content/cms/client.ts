import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { keyHeader } from './export.ts';
import { connectionFailure, Failure, statusFailure } from './failure.ts';

/** Timeouts and retries of requests to a content system; times in ms. */
export interface RetryPolicy {
  /** Maximum wait for the first byte of a response, and for each further part. */
  silence: number;
  /** Maximum time for all requests of one reading. */
  total: number;
  /** Maximum attempts per request. */
  attempts: number;
  /** Delay before the second attempt; doubles with each further attempt. */
  delay: number;
  /** Maximum delay that the content system may request. */
  longestDelay: number;
}

const defaultRetryPolicy: RetryPolicy = {
  silence: 30_000,
  total: 600_000,
  attempts: 5,
  delay: 500,
  longestDelay: 30_000,
};

/** Address and credentials for a content system. */
export interface CmsConnection {
  /** Its address, without a path. */
  url: string;
  /** API key of a reader, or of an owner for writing. */
  key: string;
  retryPolicy?: Partial<RetryPolicy>;
}

export interface CmsRequest {
  /** Path and query on the content system. */
  path: string;
  /** What is requested, for messages: 'page 2 of the export'. */
  what: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: () => Promise<NonNullable<RequestInit['body']>>;
}

/** A response with status 200 to 299, or 304 for a conditional request. */
export interface CmsAnswer {
  status: number;
  headers: Headers;
  /** The parts of the body as they arrive. */
  body: AsyncIterable<Uint8Array>;
}

/** Processes a response; throws `Failure` if it cannot be used. */
type Take<Result> = (answer: CmsAnswer) => Promise<Result>;

/** Sends a request to a content system, with retries. */
export type Ask = <Result>(request: CmsRequest, take: Take<Result>) => Promise<Result>;

/**
 * Creates the request function for one reading. Retries failed and broken connections, and
 * responses with status 408, 429 or 5xx, with growing delays or as the content system requests.
 *
 * @param user whose key it is: a reader's or a staff member's.
 * @throws UserError that says what failed, why, and how to fix it. Its cause is `NotThere` for 404.
 */
export function asking(
  { url, key, retryPolicy }: CmsConnection,
  user: 'readers' | 'users' = 'readers',
): Ask {
  const given = { ...defaultRetryPolicy, ...retryPolicy };
  const end = AbortSignal.timeout(given.total);
  return async <Result>(request: CmsRequest, take: Take<Result>): Promise<Result> => {
    const target = new URL(request.path, url);
    const headers = { ...request.headers, Authorization: keyHeader(user, key) };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(target, { ...request, headers }, { take, end, silence: given.silence });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const failure = end.aborted ? tooSlow(given.total) : error;
        if (!failure.passing || attempt >= given.attempts) {
          throw failure.told(url, request.what, attempt);
        }
        const wait = failure.after ?? pause(given.delay, attempt);
        await sleep(Math.min(wait, given.longestDelay));
      }
    }
  };
}

interface Conditions<Result> {
  take: Take<Result>;
  /** Aborts the whole reading. */
  end: AbortSignal;
  silence: number;
}

async function once<Result>(
  target: URL,
  { method = 'GET', headers, body }: CmsRequest,
  { take, end, silence }: Conditions<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), silence);
  try {
    const response = await fetch(target, {
      method,
      redirect: 'manual',
      signal: AbortSignal.any([stop.signal, end]),
      ...(headers && { headers }),
      ...(body && { body: await body() }),
    }).catch((error: unknown) => {
      throw stop.signal.aborted ? silent(silence) : connectionFailure(error);
    });
    const { status, ok } = response;
    if (!ok && status !== 304) throw statusFailure(response, await reasonOf(response));
    const parts = partsOf(response, () => timer.refresh());
    return await take({ status, headers: response.headers, body: parts });
  } catch (error) {
    throw stop.signal.aborted ? silent(silence) : error;
  } finally {
    clearTimeout(timer);
    // Cancels the rest of the response.
    stop.abort();
  }
}

const refusedSchema = z.object({ errors: z.array(z.object({ message: z.string().max(500) })) });

/** The content system's reason for refusing a request, if it gives one. */
async function reasonOf(response: Response): Promise<string | undefined> {
  if (response.status !== 400) return undefined;
  const said = refusedSchema.safeParse(await response.json().catch(() => undefined));
  return said.data?.errors[0]?.message;
}

/**
 * The body of a response. Attributes connection errors to the content system rather than the
 * reader.
 */
async function* partsOf({ body }: Response, onPart: () => void): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read().catch((error: unknown) => {
      throw connectionFailure(error);
    });
    if (!part || part.done) return;
    onPart();
    yield part.value;
  }
}

function silent(ms: number): Failure {
  return new Failure(`was silent for ${ms / 1000} s`, {
    how: 'See what keeps it busy, then try again.',
    passing: true,
  });
}

function tooSlow(ms: number): Failure {
  return new Failure(`took more than ${ms / 1000} s in all`, {
    how: 'See what keeps it busy, then try again.',
  });
}

/**
 * Grows exponentially with the attempts, with jitter to spread clients that failed at the same
 * time.
 */
function pause(first: number, attempt: number): number {
  return first * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
}
