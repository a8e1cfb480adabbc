import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DeliveryKind, DeliveryState, Tables } from '../database/tables.ts';
import type { OutgoingMail } from '../mail/mail.ts';
import type { Outcome } from './leases.ts';
import { mailRows, type Delivery, delivery, expiryMs } from './deliveries.ts';
import { postgresLeases } from './postgres-leases.ts';
import { sqliteLeases } from './sqlite-leases.ts';

/** Deliveries that wait for delivery, in the order in which they are due. */
export interface OutboxStore {
  /**
   * Takes one due delivery, passes it to `deliver` and stores the outcome. No other process delivers
   * it meanwhile; if this one dies, the delivery is released at once. Storing the outcome is retried
   * until it succeeds, and `failed` is called after each failed attempt. Returns false if no delivery
   * is due.
   */
  deliverNext(
    kind: DeliveryKind,
    deliver: Deliver,
    failed?: (error: unknown) => void,
  ): Promise<boolean>;
  /** Stores a mail of the server itself, to be delivered. One with this id is stored already. */
  post(mail: OutgoingMail): Promise<void>;
  /** When the next waiting delivery is due, ms since 1970; undefined if none is waiting. */
  nextDue(kind: DeliveryKind): Promise<number | undefined>;
  /** Calls the listener after a new delivery was stored. */
  onArrival(listener: () => void): void;
  list(state: DeliveryState): Promise<Delivery[]>;
  /** The number of deliveries in each state. */
  counts(): Promise<Record<DeliveryState, number>>;
  /** Makes parked deliveries due again, all of them if no ids are given. Returns their number. */
  retry(ids?: readonly string[]): Promise<number>;
}

type Deliver = (delivery: Delivery) => Promise<Outcome>;

interface OpenedOutbox {
  outbox: OutboxStore;
  /** Call after adding a delivery to the outbox. */
  arrived: () => void;
  /** Resolves when the outcomes of all deliveries are stored. */
  close: () => Promise<void>;
}

export function openOutbox({ tables, engine }: Database): OpenedOutbox {
  const leases =
    engine.kind === 'sqlite' ? sqliteLeases(tables, engine.file) : postgresLeases(tables);
  const listeners: (() => void)[] = [];
  const arrived = (): void => {
    for (const listener of listeners) listener();
  };
  const outbox: OutboxStore = {
    deliverNext: (kind, deliver, failed = () => {}) =>
      leases.next(kind, (row) => deliver(delivery(row)), failed),
    async post({ id, createdAt, mail }) {
      const rows = mailRows([mail], null, createdAt).map((row) => ({ ...row, id }));
      await tables
        .insertInto('outbox')
        .values(rows)
        .onConflict((same) => same.column('id').doNothing())
        .execute();
      arrived();
    },
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
      return rows.map(delivery);
    },
    counts: () => counts(tables),
    retry: (ids) => retry(tables, ids),
  };
  return { outbox, arrived, close: () => leases.close() };
}

async function counts(tables: Kysely<Tables>): Promise<Record<DeliveryState, number>> {
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
    .set({ state: 'waiting', due_at: now, expires_at: now + expiryMs, attempts: 0 })
    .set({ settled_at: null })
    .where('state', '=', 'parked');
  if (ids) parked = parked.where('id', 'in', ids);
  const { numUpdatedRows } = await parked.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
