import type { Kysely } from 'kysely';
import { phoneKey } from '#model/forms/phone.ts';
import type { Push } from '../newsletter/newsletter-store.ts';
import { addressKey, listmonkRow } from '../outbox/parcels.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** How a person is found: by mail address, phone number, or the id of a message or of its mail. */
export interface Who {
  by: 'person' | 'phone' | 'id';
  key: string;
}

/** Undefined for what is none of these, such as a name. */
export function whoIs(words: string): Who | undefined {
  const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(words)?.[0];
  if (id !== undefined) return { by: 'id', key: id.toLowerCase() };
  if (words.includes('@')) return { by: 'person', key: addressKey(words) };
  const phone = /^[\d\s()+./-]+$/.test(words) ? phoneKey(words) : undefined;
  return phone === undefined ? undefined : { by: 'phone', key: phone };
}

/** The number of deleted records of a person. */
export interface Erased {
  submissions: number;
  subscribers: number;
  mails: number;
}

interface ErasedRecords extends Erased {
  /** Ids of the mails. */
  mailIds: string[];
}

/**
 * Deletes everything stored about a person. Mails go with the submission that they are of: who
 * receives them does not matter, because all messages of others are mailed to the shop.
 *
 * @param before Later records stay; in ms since 1970.
 */
export async function erase(
  database: Database,
  who: Who,
  { push, arrived }: Push,
  before = Number.MAX_SAFE_INTEGER,
): Promise<ErasedRecords> {
  const erased = await database.tables.transaction().execute(async (transaction) => {
    const ids = await submissionsOf(transaction, who, before);
    const mailIds = await deleteMails(transaction, who, { ids, before });
    if (ids.length > 0) {
      await transaction.deleteFrom('submissions').where('id', 'in', ids).execute();
    }
    const subscribers = who.by === 'person' ? await deleteSubscriber(transaction, who, before) : 0;
    if (push && who.by === 'person') {
      await transaction.insertInto('outbox').values(listmonkRow(who.key, Date.now())).execute();
    }
    return {
      submissions: ids.length,
      subscribers,
      mails: mailIds.length,
      mailIds,
    };
  });
  arrived();
  await database.scrub();
  return erased;
}

async function submissionsOf(
  tables: Kysely<Tables>,
  { by, key }: Who,
  before: number,
): Promise<string[]> {
  const rows = await tables
    .selectFrom('submissions')
    .select('id')
    .where('accepted_at', '<', before)
    .where((one) =>
      by === 'id'
        ? one.or([
            one('id', '=', key),
            one(
              'id',
              'in',
              one.selectFrom('outbox').select('submission_id').where('outbox.id', '=', key),
            ),
          ])
        : one(by, '=', key),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of the deleted mails. */
async function deleteMails(
  tables: Kysely<Tables>,
  { by, key }: Who,
  { ids, before }: { ids: readonly string[]; before: number },
): Promise<string[]> {
  const parcels = await tables
    .deleteFrom('outbox')
    .where((parcel) =>
      parcel.or([
        ...(ids.length > 0 ? [parcel('submission_id', 'in', ids)] : []),
        ...(by === 'person'
          ? [
              parcel.and([
                parcel('submission_id', 'is', null),
                parcel('recipient', '=', key),
                parcel('created_at', '<', before),
              ]),
            ]
          : []),
      ]),
    )
    .returning(['id', 'kind'])
    .execute();
  return parcels.flatMap(({ id, kind }) => (kind === 'mail' ? id : []));
}

async function deleteSubscriber(
  tables: Kysely<Tables>,
  { key }: Who,
  before: number,
): Promise<number> {
  const { numDeletedRows } = await tables
    .deleteFrom('subscribers')
    .where('address_key', '=', key)
    .where('signed_up_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
