import type { Kysely } from 'kysely';
import { type Claims, dueParcel, settle } from './claims.ts';
import { groupCommit } from '../database/group-commit.ts';
import type { Outcome, ParcelKind } from './outbox-store.ts';
import { createPersistence } from './persist.ts';
import type { OutboxRow, Tables } from '../database/tables.ts';
import { SenderLock } from './sender-lock.ts';

/** SQLite locks no rows: one process delivers, and remembers which parcels it is at. */
export function sqliteClaims(tables: Kysely<Tables>, file: string): Claims {
  const lock = new SenderLock(file);
  const underWay = new Set<string>();
  let taking: Promise<OutboxRow | undefined> = Promise.resolve(undefined);
  let closed = false;
  const outcomes = createPersistence();
  const group = groupCommit((settled: readonly Settled[]) => settleAll(tables, settled), {
    largest: 100,
  });

  /** One at a time, so that two senders never take the same parcel. */
  function take(kind: ParcelKind): Promise<OutboxRow | undefined> {
    taking = taking.then(nextFree, nextFree);
    return taking;

    async function nextFree(): Promise<OutboxRow | undefined> {
      const row = await dueParcel(tables, kind, underWay).executeTakeFirst();
      if (row) underWay.add(row.id);
      return row;
    }
  }

  return {
    async next(kind, deliver, failed) {
      if (closed || !lock.hold()) return false;
      const row = await take(kind);
      if (!row) return false;
      try {
        const outcome = await deliver(row);
        await outcomes.persist(() => group.add({ row, outcome }), failed);
      } finally {
        underWay.delete(row.id);
      }
      return true;
    },
    async close() {
      closed = true;
      await outcomes.close();
      await group.idle();
      lock.release();
    },
  };
}

interface Settled {
  row: OutboxRow;
  outcome: Outcome;
}

async function settleAll(
  tables: Kysely<Tables>,
  settled: readonly Settled[],
): Promise<undefined[]> {
  await tables.transaction().execute(async (transaction) => {
    for (const { row, outcome } of settled) await settle(transaction, row, outcome);
  });
  return settled.map(() => undefined);
}
