import type { Client } from './client.ts';
import type { Ledger, Rate } from './ledger.ts';

export interface Limits {
  /**
   * Counts a request in this process. Returns 0, or the seconds to wait if the limit is exceeded.
   */
  request(client: Client): number;
  /**
   * Counts a message across all processes that share a ledger. Returns 0, or the seconds to wait if
   * there are more messages than a person would write.
   */
  message(client: Client, email: string): Promise<number>;
}

interface LimitsOptions {
  now?: (() => number) | undefined;
  ledger?: Ledger | undefined;
  /** Hashes a client or an address, so that the ledger can recognise it but not reveal it. */
  pseudonym: (...traits: readonly string[]) => string;
}

const minute = 60_000;

const messageRates = {
  address: { limit: 5, window: 10 * minute },
  network: { limit: 50, window: 10 * minute },
  sender: { limit: 5, window: 60 * minute },
};

/** Limits of requests, and of messages by address, network and sender. */
export function createLimits({ now, ledger, pseudonym }: LimitsOptions): Limits {
  const requestsOfAddress = rateLimit({ limit: 60, window: 10 * minute }, now);
  const requestsOfNetwork = rateLimit({ limit: 600, window: 10 * minute }, now);
  const messages = Object.entries(messageRates).map(([name, rate]) => {
    const own = rateLimit(rate, now);
    return async (key: string): Promise<number> =>
      own.hit(key) || (ledger ? hitShared(ledger, pseudonym('limit', name, key), rate) : 0);
  });
  return {
    request: ({ address, network }) =>
      requestsOfAddress.hit(address) || requestsOfNetwork.hit(network),
    async message({ address, network }, email) {
      for (const [at, key] of [address, network, email.toLowerCase()].entries()) {
        const wait = (await messages[at]?.(key)) ?? 0;
        if (wait > 0) return wait;
      }
      return 0;
    },
  };
}

/** While the database is unavailable, each process counts on its own. */
async function hitShared(ledger: Ledger, key: string, rate: Rate): Promise<number> {
  return ledger.hit(key, rate).catch(() => 0);
}

interface RateLimit {
  /**
   * Counts one more use of this key.
   *
   * @returns 0, or the seconds to wait if the limit is exceeded; in that case the use is not
   * counted.
   */
  hit(key: string): number;
}

/**
 * Allows a burst of `limit` uses, and then `limit` per `window` (ms), spread evenly: the generic
 * cell rate algorithm. Keeps a time for at most `maxKeys` keys, the most recent ones.
 */
export function rateLimit(
  { limit, window, maxKeys = 50_000 }: Rate & { maxKeys?: number },
  now: () => number = steadyNow,
): RateLimit {
  /** For each key, the time at which everything counted has expired. */
  const until = new Map<string, number>();
  const interval = window / limit;
  return {
    hit(key) {
      const time = now();
      const next = Math.max(until.get(key) ?? 0, time) + interval;
      if (next - time > window) return Math.ceil((next - time - window) / 1000);
      // Deleted first, so that the key moves to the end of the Map and is evicted last.
      until.delete(key);
      until.set(key, next);
      if (until.size > maxKeys) forgetOldest(until);
      return 0;
    },
  };
}

/** A monotonic clock: setting back the system clock would prolong every wait. */
function steadyNow(): number {
  return performance.now();
}

function forgetOldest(map: Map<string, unknown>): void {
  const { value } = map.keys().next();
  if (value !== undefined) map.delete(value);
}
