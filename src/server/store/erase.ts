import type { Kysely } from 'kysely';
import { phoneKey } from '#model/forms/phone.ts';
import { addressKey } from '../outbox/deliveries.ts';
import type { Database } from '../database/database.ts';
import type { FeatureTables, Storage, Who } from '../database/feature-tables.ts';
import type { Tables } from '../database/tables.ts';

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
  mails: number;
  /** In tables of features. */
  others: number;
}

interface ErasedRecords extends Erased {
  /** Ids of the mails. */
  mailIds: string[];
}

interface EraseOptions extends Pick<Storage, 'arrived' | 'delivers'> {
  features: readonly FeatureTables[];
  /** Later records stay; in ms since 1970. */
  before?: number | undefined;
}

/**
 * Deletes everything stored about a person. Mails go with the submission that they are of: who
 * receives them does not matter, because all messages of others are mailed to the shop.
 */
export async function erase(
  database: Database,
  who: Who,
  { features, arrived, delivers, before = Number.MAX_SAFE_INTEGER }: EraseOptions,
): Promise<ErasedRecords> {
  const erased = await database.tables.transaction().execute(async (transaction) => {
    const ids = await submissionsOf(transaction, who, before);
    const mailIds = await deleteMails(transaction, who, { ids, before });
    if (ids.length > 0) {
      await transaction.deleteFrom('submissions').where('id', 'in', ids).execute();
    }
    let others = 0;
    for (const feature of features) {
      others += await feature.erase(transaction, who, { delivers, before });
    }
    return { submissions: ids.length, mails: mailIds.length, others, mailIds };
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
  const deliveries = await tables
    .deleteFrom('outbox')
    .where((delivery) =>
      delivery.or([
        ...(ids.length > 0 ? [delivery('submission_id', 'in', ids)] : []),
        ...(by === 'person'
          ? [
              delivery.and([
                delivery('submission_id', 'is', null),
                delivery('recipient', '=', key),
                delivery('created_at', '<', before),
              ]),
            ]
          : []),
      ]),
    )
    .returning(['id', 'kind'])
    .execute();
  return deliveries.flatMap(({ id, kind }) => (kind === 'mail' ? id : []));
}
