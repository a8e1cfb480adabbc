import type { Kysely } from 'kysely';
import type { FeatureTables } from '#server/database/feature-tables.ts';
import type { Tables } from '#server/database/tables.ts';
import { confirmTime } from './links.server.ts';
import { listmonkRow } from './listmonk.server.ts';

/** The table of subscribers: who is in it, how to erase them, and how long they stay. */
export const subscriberTables: FeatureTables = {
  async people(database) {
    const rows = await database.selectFrom('subscribers').select('address_key').execute();
    return rows.map(({ address_key: key }) => ({ by: 'person', key }));
  },
  async erase(transaction, { by, key }, { delivers, before }) {
    if (by !== 'person') return 0;
    const { numDeletedRows } = await transaction
      .deleteFrom('subscribers')
      .where('address_key', '=', key)
      .where('signed_up_at', '<', before)
      .executeTakeFirstOrThrow();
    if (delivers('listmonk')) {
      await transaction.insertInto('outbox').values(listmonkRow(key, Date.now())).execute();
    }
    return Number(numDeletedRows);
  },
  retention: [signUps, renewals, unsubscribed],
};

/** How long it can be proved that an address had subscribed, and left, ms. */
const proofTime = 3 * 365 * 24 * 60 * 60 * 1000;

/** Addresses that have left, once nobody can ask for the proof any more. */
async function unsubscribed(tables: Kysely<Tables>): Promise<number> {
  const { numDeletedRows } = await tables
    .deleteFrom('subscribers')
    .where('state', '=', 'unsubscribed')
    .where('renewal', 'is', null)
    .where('unsubscribed_at', '<', Date.now() - proofTime)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** An unconfirmed address must not be kept once its link has expired. */
async function signUps(tables: Kysely<Tables>, time: number, atOnce: number): Promise<number> {
  const forgotten = tables
    .selectFrom('subscribers')
    .select('id')
    .where('state', '=', 'pending')
    .where(({ fn }) => fn.coalesce('mailed_at', 'signed_up_at'), '<', Math.min(time, lastLinks()))
    .limit(atOnce);
  const { numDeletedRows } = await tables
    .deleteFrom('subscribers')
    .where('id', 'in', forgotten)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The same for the new sign-up of an address that has unsubscribed. */
async function renewals(tables: Kysely<Tables>, time: number): Promise<number> {
  const { numUpdatedRows } = await tables
    .updateTable('subscribers')
    .set({ renewal: null })
    .where('renewal', 'is not', null)
    .where('mailed_at', '<', Math.min(time, lastLinks()))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Links of mails that were sent before this time have expired. */
function lastLinks(): number {
  return Date.now() - confirmTime;
}
