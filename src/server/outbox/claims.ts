import type { ExpressionBuilder, Kysely } from 'kysely';
import { longestDelay } from './retry-delay.ts';
import type { Outcome, ParcelKind } from './outbox-store.ts';
import type { OutboxRow, Tables } from '../database/tables.ts';

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
