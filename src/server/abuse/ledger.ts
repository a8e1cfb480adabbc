import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** So many in each `window` (ms), evenly. */
export interface Rate {
  limit: number;
  window: number;
}

/** What several processes on one database count and remember together. */
export interface Ledger {
  /**
   * Counts one more of this key, which must name nobody.
   *
   * @returns 0, or the seconds to wait where it is too many; then it was not counted.
   */
  hit(key: string, rate: Rate): Promise<number>;
  /** False where it was used before, for something else. */
  use(id: string, by: string): Promise<boolean>;
  /** Makes it unused, where its use has failed. */
  release(id: string): Promise<void>;
}

/** A ledger in PostgreSQL, by whose clock it goes. */
export function postgresLedger(tables: Kysely<Tables>): Ledger {
  return {
    async hit(key, { limit, window }) {
      const interval = window / limit;
      // A clock that was set back prolongs no limit by more than its window.
      const next = sql<number>`greatest(least(rate_limits.until, ${now} + ${window}), ${now}) + ${interval}`;
      const counted = await tables
        .insertInto('rate_limits')
        .values({ key, until: sql`${now} + ${interval}` })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ until: next })
            .where(sql<boolean>`${next} - ${now} <= ${window}`),
        )
        .returning('key')
        .executeTakeFirst();
      if (counted) return 0;
      const refused = await tables
        .selectFrom('rate_limits')
        .select(sql<number>`${next} - ${now} - ${window}`.as('wait'))
        .where('key', '=', key)
        .executeTakeFirst();
      return Math.max(1, Math.ceil((refused?.wait ?? 0) / 1000));
    },
    async use(id, by) {
      const used = await tables
        .insertInto('spent_tokens')
        .values({ id, used_by: by, used_at: Date.now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (used) return true;
      const earlier = await tables
        .selectFrom('spent_tokens')
        .select('used_by')
        .where('id', '=', id)
        .executeTakeFirst();
      return earlier === undefined || earlier.used_by === by;
    },
    async release(id) {
      await tables.deleteFrom('spent_tokens').where('id', '=', id).execute();
    },
  };
}

/** How long a token can be used at all, and so has to be remembered, ms. */
const remembered = 25 * 60 * 60 * 1000;

/** Deletes what counts no longer. */
export async function clearLedger(tables: Kysely<Tables>): Promise<void> {
  await tables.deleteFrom('rate_limits').where('until', '<', now).execute();
  await tables
    .deleteFrom('spent_tokens')
    .where('used_at', '<', Date.now() - remembered)
    .execute();
}

/** ms since 1970 */
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::double precision`;
