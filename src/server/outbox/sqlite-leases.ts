import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { groupCommit } from '../database/group-commit.ts';
import { isBusy } from '../database/sqlite/busy.ts';
import type { OutboxRow, DeliveryKind, Tables } from '../database/tables.ts';
import { type Leases, createPersistence, dueDelivery, type Outcome, settle } from './leases.ts';

/** SQLite cannot lock rows: a single process delivers, and remembers the deliveries in progress. */
export function sqliteLeases(tables: Kysely<Tables>, file: string): Leases {
  const lock = new SenderLock(file);
  const underWay = new Set<string>();
  let taking: Promise<OutboxRow | undefined> = Promise.resolve(undefined);
  let closed = false;
  const outcomes = createPersistence();
  const group = groupCommit((settled: readonly Settled[]) => settleAll(tables, settled), {
    largest: 100,
  });

  /** Runs one at a time, so that two senders never take the same delivery. */
  function take(kind: DeliveryKind): Promise<OutboxRow | undefined> {
    taking = taking.then(nextFree, nextFree);
    return taking;

    async function nextFree(): Promise<OutboxRow | undefined> {
      const row = await dueDelivery(tables, kind, underWay).executeTakeFirst();
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

/**
 * The lock of the only process that delivers from a database file. The operating system holds it on
 * a separate file beside the database and releases it when the process ends.
 */
class SenderLock {
  readonly #file: string;
  #held: DatabaseSync | undefined;

  constructor(database: string) {
    this.#file = `${database}-sender`;
  }

  /** Takes the lock if it is free. Returns whether this process holds it. */
  hold(): boolean {
    this.#held ??= tryLock(this.#file);
    return this.#held !== undefined;
  }

  release(): void {
    this.#held?.close();
    this.#held = undefined;
  }
}

function tryLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
