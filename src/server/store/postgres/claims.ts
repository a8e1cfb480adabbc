import type { Kysely } from 'kysely';
import { type Claims, dueParcels, settle } from '../claims.ts';
import type { Outcome } from '../outbox-store.ts';
import { persist } from '../persist.ts';
import type { OutboxRow, Tables } from '../tables.ts';

/**
 * A parcel's row stays locked while it is delivered, so no other server takes it. The lock belongs
 * to the connection, and ends with it.
 */
export function postgresClaims(tables: Kysely<Tables>): Claims {
  let closed = false;
  return {
    async next(kind, deliver, failed) {
      if (closed) return false;
      let begun: { row: OutboxRow; outcome: Outcome } | undefined;
      try {
        return await tables.transaction().execute(async (transaction) => {
          const row = await dueParcels(transaction, kind)
            .forUpdate()
            .skipLocked()
            .executeTakeFirst();
          if (!row) return false;
          begun = { row, outcome: await deliver(row) };
          await settle(transaction, begun.row, begun.outcome);
          return true;
        });
      } catch (error) {
        if (!begun) throw error;
        const { row, outcome } = begun;
        // The connection broke after the delivery: another one writes it down.
        await persist(() => settle(tables, row, outcome), { stopped: () => closed, failed });
        return true;
      }
    },
    close() {
      closed = true;
      return Promise.resolve();
    },
  };
}
