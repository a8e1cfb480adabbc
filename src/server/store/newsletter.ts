import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { addressKey } from './address-key.ts';
import type { Push } from './erase.ts';
import type { ImportedSubscriber, NewsletterStore, Subscriber } from './newsletter-store.ts';
import { listmonkRow } from './parcels.ts';
import { signUp } from './sign-up.ts';
import type { SubscriberRow, Tables } from './tables.ts';

export function newsletterStore(tables: Kysely<Tables>, { push, arrived }: Push): NewsletterStore {
  /** Changes subscribers and tells listmonk of it, together. */
  async function change<Result>(
    work: (database: Kysely<Tables>) => Promise<{ result: Result; changed: readonly string[] }>,
  ): Promise<Result> {
    const result = await tables.transaction().execute(async (transaction) => {
      const done = await work(transaction);
      const now = Date.now();
      const rows = push ? done.changed.map((email) => listmonkRow(email, now)) : [];
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
    confirm: (id, { time, visitor }) =>
      change(async (database) => {
        const row = await database
          .updateTable('subscribers')
          .set({ state: 'confirmed', confirmed_at: time, confirm_visitor: visitor })
          .where('id', '=', id)
          .where('state', '=', 'pending')
          .returning('email')
          .executeTakeFirst();
        if (row) return { result: 'confirmed', changed: [row.email] };
        const state = await stateOf(database, id);
        return { result: state === 'confirmed' ? 'already' : 'unknown', changed: [] };
      }),
    unsubscribe: (id) =>
      change(async (database) => {
        const row = await database
          .updateTable('subscribers')
          .set({ state: 'unsubscribed', unsubscribed_at: Date.now() })
          .where('id', '=', id)
          .where('state', '!=', 'unsubscribed')
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
    import: (subscribers) =>
      change(async (database) => {
        const changed = await insertUnknown(database, subscribers);
        return {
          result: { added: changed.length, known: subscribers.length - changed.length },
          changed,
        };
      }),
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

/** Gives the addresses that were not known before. */
async function insertUnknown(
  database: Kysely<Tables>,
  subscribers: readonly ImportedSubscriber[],
): Promise<string[]> {
  const added: string[] = [];
  for (const one of subscribers) {
    const row = await database
      .insertInto('subscribers')
      .values(importedRow(one))
      .onConflict((conflict) => conflict.column('address_key').doNothing())
      .returning('email')
      .executeTakeFirst();
    if (row) added.push(row.email);
  }
  return added;
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
