import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { listmonkRow } from './listmonk.server.ts';
import { renew, signUp } from './store-sign-up.server.ts';
import type {
  ImportedSubscriber,
  NewsletterStore,
  Subscriber,
  SubscriberRow,
} from './subscribers.server.ts';
import type { Storage } from '#server/database/feature-tables.ts';
import type { Tables } from '#server/database/tables.ts';
import { addressKey } from '#server/outbox/deliveries.ts';

/** Batch size: small enough for one statement, and for visitors not to notice the delay. */
const atOnce = 500;

export function newsletterStore({ tables, arrived, delivers }: Storage): NewsletterStore {
  /** Changes subscribers and notifies listmonk in one transaction. */
  async function change<Result>(
    work: (database: Kysely<Tables>) => Promise<{ result: Result; changed: readonly string[] }>,
  ): Promise<Result> {
    const result = await tables.transaction().execute(async (transaction) => {
      const done = await work(transaction);
      const now = Date.now();
      const rows = delivers('listmonk') ? done.changed.map((email) => listmonkRow(email, now)) : [];
      if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
      return done.result;
    });
    arrived();
    return result;
  }

  return {
    async signUp(wish) {
      const result = await tables.transaction().execute((transaction) => signUp(transaction, wish));
      arrived();
      return result;
    },
    confirm: (id, { signedUpAt, time, visitor }) =>
      change(async (database) => {
        const row = await database
          .updateTable('subscribers')
          .set({ state: 'confirmed', confirmed_at: time, confirm_visitor: visitor })
          .where('id', '=', id)
          .where('state', '=', 'pending')
          .returning('email')
          .executeTakeFirst();
        const changed = row ?? (await renew(database, id, { signedUpAt, time, visitor }));
        if (changed) return { result: 'confirmed', changed: [changed.email] };
        const state = await stateOf(database, id);
        return { result: state === 'confirmed' ? 'already' : 'unknown', changed: [] };
      }),
    unsubscribe: (id) =>
      change(async (database) => {
        const row = await database
          .updateTable('subscribers')
          .set({ state: 'unsubscribed', unsubscribed_at: Date.now(), renewal: null })
          .where('id', '=', id)
          .where((one) =>
            one.or([one('state', '!=', 'unsubscribed'), one('renewal', 'is not', null)]),
          )
          .returning('email')
          .executeTakeFirst();
        if (row) return { result: true, changed: [row.email] };
        return { result: (await stateOf(database, id)) !== undefined, changed: [] };
      }),
    async list() {
      const rows = await tables
        .selectFrom('subscribers')
        .selectAll()
        .orderBy('signed_up_at')
        .orderBy('address_key')
        .execute();
      return rows.map(subscriber);
    },
    async find(email) {
      const row = await tables
        .selectFrom('subscribers')
        .selectAll()
        .where('address_key', '=', addressKey(email))
        .executeTakeFirst();
      return row && subscriber(row);
    },
    async import(subscribers) {
      let added = 0;
      for (let from = 0; from < subscribers.length; from += atOnce) {
        const rows = subscribers.slice(from, from + atOnce).map(importedRow);
        added += await change(async (database) => {
          const changed = await insertUnknown(database, rows);
          return { result: changed.length, changed };
        });
        // SQLite's lock has no queue: processes that wait for it poll, and need a gap to get it.
        await pause(20);
      }
      return { added, known: subscribers.length - added };
    },
  };
}

async function stateOf(
  database: Kysely<Tables>,
  id: string,
): Promise<SubscriberRow['state'] | undefined> {
  const row = await database
    .selectFrom('subscribers')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state;
}

/** Inserts the unknown addresses and returns them. */
async function insertUnknown(
  database: Kysely<Tables>,
  rows: readonly SubscriberRow[],
): Promise<string[]> {
  const added = await database
    .insertInto('subscribers')
    .values(rows)
    .onConflict((conflict) => conflict.column('address_key').doNothing())
    .returning('email')
    .execute();
  return added.map(({ email }) => email);
}

function importedRow(one: ImportedSubscriber): SubscriberRow {
  return {
    id: randomUUID(),
    address_key: addressKey(one.email),
    email: one.email,
    language: one.language,
    state: one.state,
    consent_text: one.consentText,
    page: one.page ?? null,
    visitor: one.visitor ?? null,
    signed_up_at: one.signedUpAt,
    mailed_at: null,
    confirmed_at: one.confirmedAt ?? null,
    confirm_visitor: one.confirmVisitor ?? null,
    unsubscribed_at: one.unsubscribedAt ?? null,
    renewal: null,
  };
}

function subscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    email: row.email,
    language: row.language,
    state: row.state,
    consentText: row.consent_text,
    signedUpAt: row.signed_up_at,
    ...(row.page !== null && { page: row.page }),
    ...(row.visitor !== null && { visitor: row.visitor }),
    ...(row.confirmed_at !== null && { confirmedAt: row.confirmed_at }),
    ...(row.confirm_visitor !== null && { confirmVisitor: row.confirm_visitor }),
    ...(row.unsubscribed_at !== null && { unsubscribedAt: row.unsubscribed_at }),
  };
}
