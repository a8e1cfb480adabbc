import { setTimeout as sleep } from 'node:timers/promises';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { OutboxRow, DeliveryKind, Tables } from '../database/tables.ts';
import { longestDelay } from './retry-delay.ts';

/** Reserves deliveries in a database for one sender at a time. */
export interface Leases {
  /**
   * Takes one due delivery, passes it to `deliver` and stores the outcome. The delivery is reserved for
   * this sender until then, or until its process dies. `failed` is called each time the outcome
   * could not be stored. Returns false if no delivery is free and due.
   */
  next(
    kind: DeliveryKind,
    deliver: (row: OutboxRow) => Promise<Outcome>,
    failed: (error: unknown) => void,
  ): Promise<boolean>;
  close(): Promise<void>;
}

export type Outcome =
  | { delivered: true }
  | { delivered: false; failure: string; retryAt: number }
  | { delivered: false; failure: string; parked: true };

/** The due delivery that has waited longest, except for those in progress. */
export function dueDelivery(
  tables: Kysely<Tables>,
  kind: DeliveryKind,
  underWay: ReadonlySet<string>,
) {
  const due = tables
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .where(isDue(Date.now()))
    .orderBy('due_at')
    .limit(1);
  return underWay.size > 0 ? due.where('id', 'not in', [...underWay]) : due;
}

/** Includes deliveries due later than any retry delay allows: the clock has been set back. */
function isDue(now: number) {
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.or([row('due_at', '<=', now), row('due_at', '>', now + longestDelay)]);
}

/**
 * Stores the outcome of a delivery; repeating it changes nothing. A mail is kept after delivery;
 * other deliveries are deleted, because they are of no further use.
 */
export async function settle(
  tables: Kysely<Tables>,
  { id, kind, attempts }: OutboxRow,
  outcome: Outcome,
): Promise<void> {
  if (kind !== 'mail' && outcome.delivered) {
    await tables.deleteFrom('outbox').where('id', '=', id).execute();
    return;
  }
  await tables
    .updateTable('outbox')
    .set(changes(attempts, outcome))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

function changes(attempts: number, outcome: Outcome): Partial<OutboxRow> {
  if (outcome.delivered) return { state: 'delivered', settled_at: Date.now(), failure: null };
  const failed = { attempts: attempts + 1, failure: outcome.failure };
  return 'parked' in outcome
    ? { ...failed, state: 'parked', settled_at: Date.now() }
    : { ...failed, due_at: outcome.retryAt };
}

/** Stores outcomes of deliveries, even if the disk stays full for an hour. */
export interface Persistence {
  /**
   * Retries until it succeeds, and calls `failed` after each failed attempt. Rejects only after
   * `close`.
   */
  persist(attempt: () => Promise<void>, failed: (error: unknown) => void): Promise<void>;
  /** Retries all waiting attempts at once, one last time, and waits for them. */
  close(): Promise<void>;
}

/**
 * The longest delay between attempts, ms. Short, so that the outcome is stored before another
 * process finds the delivery.
 */
const longestPause = 2000;

export function createPersistence(): Persistence {
  const end = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function tryAgain(
    attempt: () => Promise<void>,
    failed: (error: unknown) => void,
  ): Promise<void> {
    for (let delay = 100; ; delay = Math.min(delay * 2, longestPause)) {
      const isLast = end.signal.aborted;
      try {
        return await attempt();
      } catch (error) {
        if (isLast) throw error;
        failed(error);
      }
      await pause(delay);
    }
  }

  async function pause(delay: number): Promise<void> {
    try {
      await sleep(delay, undefined, { signal: end.signal });
    } catch {
      // Woken by `close`.
    }
  }

  return {
    async persist(attempt, failed) {
      const work = tryAgain(attempt, failed);
      underWay.add(work);
      try {
        await work;
      } finally {
        underWay.delete(work);
      }
    },
    async close() {
      end.abort();
      await Promise.allSettled(underWay);
    },
  };
}
