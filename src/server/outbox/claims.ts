import { setTimeout as sleep } from 'node:timers/promises';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { OutboxRow, ParcelKind, Tables } from '../database/tables.ts';
import { longestDelay } from './retry-delay.ts';

/** How a database keeps a parcel for one sender. */
export interface Claims {
  /**
   * Takes one parcel that is due, gives it to `deliver` and writes the outcome down. The parcel
   * stays this sender's until then, or until its process dies; `failed` is told each time when the
   * outcome could not be written. False where none is free and due.
   */
  next(
    kind: ParcelKind,
    deliver: (row: OutboxRow) => Promise<Outcome>,
    failed: (error: unknown) => void,
  ): Promise<boolean>;
  close(): Promise<void>;
}

export type Outcome =
  | { delivered: true }
  | { delivered: false; failure: string; retryAt: number }
  | { delivered: false; failure: string; parked: true };

/** The parcel that is due and has waited longest, apart from those that are under way. */
export function dueParcel(tables: Kysely<Tables>, kind: ParcelKind, underWay: ReadonlySet<string>) {
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

/** Also what waits longer than it was ever told to: then the clock was set back. */
function isDue(now: number) {
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.or([row('due_at', '<=', now), row('due_at', '>', now + longestDelay)]);
}

/**
 * Writes the outcome of a delivery down, which changes nothing where that was done before. A mail is
 * kept after it was delivered; what was pushed has nothing more to tell.
 */
export async function settle(
  tables: Kysely<Tables>,
  { id, kind, attempts }: OutboxRow,
  outcome: Outcome,
): Promise<void> {
  if (kind === 'listmonk' && outcome.delivered) {
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

/** Writes down what was delivered, even if the disk is full for an hour. */
export interface Persistence {
  /**
   * Tries again until it succeeds, and tells `failed` of each try in vain. Rejects only where nobody
   * waits any longer.
   */
  persist(attempt: () => Promise<void>, failed: (error: unknown) => void): Promise<void>;
  /** Lets each that is to be tried again be tried at once, one last time, and waits for that. */
  close(): Promise<void>;
}

/** Soon after the database is back, before another process finds the parcel, ms. */
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
      // Woken by the end.
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
