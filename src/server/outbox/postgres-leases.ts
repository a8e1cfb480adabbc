import type { Kysely, Transaction } from 'kysely';
import type { OutboxRow, DeliveryKind, Tables } from '../database/tables.ts';
import { type Leases, createPersistence, dueDelivery, type Outcome, settle } from './leases.ts';

/**
 * Locks a delivery's row during delivery, so that no other server takes it. The lock ends with its
 * database connection; the process itself remembers which deliveries it is still delivering.
 */
export function postgresLeases(tables: Kysely<Tables>): Leases {
  const underWay = new Set<string>();
  const outcomes = createPersistence();
  let closed = false;

  async function take(
    transaction: Transaction<Tables>,
    kind: DeliveryKind,
  ): Promise<OutboxRow | undefined> {
    const row = await dueDelivery(transaction, kind, underWay)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    // The delivery may have been taken after the query was sent, by a connection that broke.
    if (!row || underWay.has(row.id)) return undefined;
    underWay.add(row.id);
    return row;
  }

  return {
    async next(kind, deliver, failed) {
      if (closed) return false;
      const taken: { row?: OutboxRow; outcome?: Outcome } = {};
      try {
        await tables.transaction().execute(async (transaction) => {
          const row = await take(transaction, kind);
          if (!row) return;
          taken.row = row;
          taken.outcome = await deliver(row);
          await settle(transaction, row, taken.outcome);
        });
      } catch (error) {
        const { row, outcome } = taken;
        if (!row || !outcome) throw error;
        // The connection broke after the delivery, so another one stores the outcome.
        await outcomes.persist(() => settle(tables, row, outcome), failed);
      } finally {
        if (taken.row) underWay.delete(taken.row.id);
      }
      return taken.row !== undefined;
    },
    async close() {
      closed = true;
      await outcomes.close();
    },
  };
}
