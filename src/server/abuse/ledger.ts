import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** `limit` requests per `window` (ms), spread evenly. */
export interface Rate {
  limit: number;
  window: number;
}

/** Counts and memory shared by all processes on one database. */
export interface Ledger {
  /**
   * Counts one more use of this key, which must not identify a person.
   *
   * @returns 0, or the seconds to wait if the limit is exceeded; in that case the use is not
   * counted.
   */
  hit(key: string, rate: Rate): Promise<number>;
  /** Returns false if the token was already used for another message. */
  use(id: string, by: string): Promise<boolean>;
  /** Makes the token usable again after its message could not be stored. */
  release(id: string): Promise<void>;
}

/** A ledger in PostgreSQL. All times come from the database's clock. */
export function postgresLedger(tables: Kysely<Tables>): Ledger {
  return {
    async hit(key, { limit, window }) {
      const interval = window / limit;
      // If the clock is set back, limits are extended by at most one window.
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

/** How long tokens must be remembered: no token can be used for longer, ms. */
const remembered = 25 * 60 * 60 * 1000;

/** Deletes expired entries. */
export async function clearLedger(tables: Kysely<Tables>): Promise<void> {
  await tables.deleteFrom('rate_limits').where('until', '<', now).execute();
  await tables
    .deleteFrom('spent_tokens')
    .where('used_at', '<', Date.now() - remembered)
    .execute();
}

/** ms since 1970 */
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::double precision`;
