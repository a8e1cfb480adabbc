import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ParcelKind, ParcelState, Tables } from '../database/tables.ts';
import type { Outcome } from './claims.ts';
import { type Parcel, parcel, patience } from './parcels.ts';
import { postgresClaims } from './postgres-claims.ts';
import { sqliteClaims } from './sqlite-claims.ts';

/** What waits to leave the server, in the order in which it is due. */
export interface OutboxStore {
  /**
   * Takes one parcel that is due, gives it to `deliver` and keeps the outcome. No other process
   * delivers it meanwhile; where this one dies, the parcel is free at once. While the outcome cannot
   * be written, it is tried again, and `failed` is told. False where none is due.
   */
  deliverNext(
    kind: ParcelKind,
    deliver: Deliver,
    failed?: (error: unknown) => void,
  ): Promise<boolean>;
  /** When the next waiting parcel is due, ms since 1970; undefined where none waits. */
  nextDue(kind: ParcelKind): Promise<number | undefined>;
  /** Calls the listener after something was stored that has to be delivered. */
  onArrival(listener: () => void): void;
  list(state: ParcelState): Promise<Parcel[]>;
  /** How many parcels there are in each state. */
  counts(): Promise<Record<ParcelState, number>>;
  /** Makes parked parcels due again, all of them where no ids are given; gives their number. */
  retry(ids?: readonly string[]): Promise<number>;
}

type Deliver = (parcel: Parcel) => Promise<Outcome>;

interface OpenedOutbox {
  outbox: OutboxStore;
  /** To be called after something was put into it. */
  arrived: () => void;
  /** Ends when every outcome of a delivery is written down. */
  close: () => Promise<void>;
}

export function openOutbox({ tables, engine }: Database): OpenedOutbox {
  const claims =
    engine.kind === 'sqlite' ? sqliteClaims(tables, engine.file) : postgresClaims(tables);
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
  return { outbox, arrived, close: () => claims.close() };
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
