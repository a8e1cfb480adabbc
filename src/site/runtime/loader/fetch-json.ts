import { storedHeader } from '#model/hosting/service-worker.ts';

/** A response of the server; `json` is undefined if the body is not JSON. */
export interface JsonAnswer {
  /** 0 if the server could not be reached in time. */
  status: number;
  json?: unknown;
  /** Whether it comes from the service worker's cache, so that the server may have a newer one. */
  isStored?: boolean;
}

interface RetryPolicy {
  /** Statuses that a retry would not change. */
  final: readonly number[];
  /** The number of retries (specification, section 9). */
  retries?: number;
  /** The first pause, ms. Each further pause is three times as long, varied by up to half. */
  pause?: number;
  /** Time limit for a response, ms. */
  timeout?: number;
}

/**
 * Addresses whose last response was not JSON. They are requested bypassing the HTTP cache: hosts
 * may mark errors as immutable too.
 */
const failed = new Set<string>();

/**
 * Fetches JSON. Retries after growing pauses until the server's response is final. While the
 * browser is offline it waits for the network, which does not count as an attempt.
 */
export async function fetchJson(url: string, policy: RetryPolicy): Promise<JsonAnswer> {
  const { final, retries = 3, pause = 300, timeout = 10_000 } = policy;
  for (let retry = 0; ; retry += 1) {
    const answer = await request(url, timeout);
    if (final.includes(answer.status)) return answer;
    if (answer.status === 0 && !navigator.onLine) {
      await online();
      retry -= 1;
    } else if (retry === retries) {
      return answer;
    } else {
      await passed(pause * 3 ** retry * (0.5 + Math.random()));
    }
  }
}

async function request(url: string, timeout: number): Promise<JsonAnswer> {
  try {
    const cache = failed.has(url) ? 'reload' : 'default';
    failed.add(url);
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(timeout) });
    const json = parse(await response.text());
    const { ok, status, headers } = response;
    if (ok && json !== undefined) failed.delete(url);
    return { status, json, isStored: headers.has(storedHeader) };
  } catch {
    return { status: 0 };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function online(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });
}

function passed(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
