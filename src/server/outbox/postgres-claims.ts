import type { Kysely, Transaction } from 'kysely';
import type { OutboxRow, ParcelKind, Tables } from '../database/tables.ts';
import { type Claims, createPersistence, dueParcel, type Outcome, settle } from './claims.ts';

/**
 * A parcel's row stays locked while it is delivered, so no other server takes it. The lock belongs
 * to the connection, and ends with it; that this process goes on with the parcel, it remembers.
 */
export function postgresClaims(tables: Kysely<Tables>): Claims {
  const underWay = new Set<string>();
  const outcomes = createPersistence();
  let closed = false;

  async function take(
    transaction: Transaction<Tables>,
    kind: ParcelKind,
  ): Promise<OutboxRow | undefined> {
    const row = await dueParcel(transaction, kind, underWay)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    // It can have been taken since the query left, by a connection that broke.
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
        // The connection broke after the delivery: another one writes it down.
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
