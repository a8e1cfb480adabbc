import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { keyHeader } from './export.ts';
import { connectionFailure, Failure, statusFailure } from './failure.ts';

/** How long to wait for a content system, ms. */
export interface RetryPolicy {
  /** For the first byte of an answer, and for each next part of it. */
  silence: number;
  /** For all requests of one reading together. */
  total: number;
  /** How often a request is made before it counts as failed. */
  attempts: number;
  /** Before the second attempt; then twice as long each time. */
  delay: number;
  /** The longest that the content system may ask to wait. */
  longestDelay: number;
}

const defaultRetryPolicy: RetryPolicy = {
  silence: 30_000,
  total: 600_000,
  attempts: 5,
  delay: 500,
  longestDelay: 30_000,
};

/** Where a content system is, and who asks it. */
export interface CmsConnection {
  /** Its address, without a path. */
  url: string;
  /** API key of a reader; that of an owner where something is to be written. */
  key: string;
  retryPolicy?: Partial<RetryPolicy>;
}

export interface CmsRequest {
  /** Path and query on the content system. */
  path: string;
  /** What is asked for, in words for a message: 'page 2 of the export'. */
  what: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: () => Promise<NonNullable<RequestInit['body']>>;
}

/** An answer with status 200 to 299, or 304 to a conditional request. */
export interface CmsAnswer {
  status: number;
  headers: Headers;
  /** The parts of the body as they arrive. */
  body: AsyncIterable<Uint8Array>;
}

/** Takes an answer; throws `Failure` where it cannot be used. */
type Take<Result> = (answer: CmsAnswer) => Promise<Result>;

/** Asks a content system, as often as it takes. */
export type Ask = <Result>(request: CmsRequest, take: Take<Result>) => Promise<Result>;

/**
 * The way to a content system for one reading: connections that fail or break off, answers 429 and
 * 5xx are tried again, after growing delays or as the content system asks.
 *
 * @param user whose key it is: that of a reader, or of somebody of the staff.
 * @throws UserError that says what failed, why, and how to mend it. Its cause is `NotThere` for 404.
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
  /** Ends the reading as a whole. */
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
    // Ends what was not read of the answer.
    stop.abort();
  }
}

const refusedSchema = z.object({ errors: z.array(z.object({ message: z.string().max(500) })) });

/** Why the content system refuses what it was sent, where it says so. */
async function reasonOf(response: Response): Promise<string | undefined> {
  if (response.status !== 400) return undefined;
  const said = refusedSchema.safeParse(await response.json().catch(() => undefined));
  return said.data?.errors[0]?.message;
}

/** The body of an answer; what breaks it off is no fault of whoever reads it. */
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

/** Grows with each attempt, and differs between those who were refused at the same moment. */
function pause(first: number, attempt: number): number {
  return first * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
}
