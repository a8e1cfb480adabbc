import { type Kysely, sql } from 'kysely';
import type { Claims } from './claims.ts';
import type { OutboxStore, ParcelState } from './outbox-store.ts';
import { parcel, patience } from './parcels.ts';
import type { Tables } from '../database/tables.ts';

/** The outbox, and what to call after something was put into it. */
export function outboxStore(
  tables: Kysely<Tables>,
  claims: Claims,
): { outbox: OutboxStore; arrived: () => void } {
  const listeners: (() => void)[] = [];
  const arrived = (): void => {
    for (const listener of listeners) listener();
  };
  const outbox: OutboxStore = {
    deliverNext: (kind, deliver, failed = () => {}) =>
      claims.next(kind, (row) => deliver(parcel(row)), failed),
    async nextDue(kind) {
      const next = await tables
        .selectFrom('outbox')
        .select('due_at')
        .where('state', '=', 'waiting')
        .where('kind', '=', kind)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst();
      return next?.due_at;
    },
    onArrival: (listener) => void listeners.push(listener),
    async list(state) {
      const rows = await tables
        .selectFrom('outbox')
        .selectAll()
        .where('state', '=', state)
        .orderBy('created_at')
        .execute();
      return rows.map(parcel);
    },
    counts: () => counts(tables),
    retry: (ids) => retry(tables, ids),
  };
  return { outbox, arrived };
}

async function counts(tables: Kysely<Tables>): Promise<Record<ParcelState, number>> {
  const rows = await tables
    .selectFrom('outbox')
    .select(['state', sql<number>`count(*)`.as('count')])
    .groupBy('state')
    .execute();
  const found = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  return { waiting: 0, parked: 0, delivered: 0, ...found };
}

async function retry(tables: Kysely<Tables>, ids?: readonly string[]): Promise<number> {
  const now = Date.now();
  let parked = tables
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: now, expires_at: now + patience, attempts: 0 })
    .set({ settled_at: null })
    .where('state', '=', 'parked');
  if (ids) parked = parked.where('id', 'in', ids);
  const { numUpdatedRows } = await parked.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
