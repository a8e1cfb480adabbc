import type { Push } from '../newsletter/newsletter-store.ts';
import { addressKey, listmonkRow } from '../outbox/parcels.ts';
import type { Database } from '../database/database.ts';

/** The number of deleted records of a person. */
export interface Erased {
  submissions: number;
  subscribers: number;
  mails: number;
}

/**
 * Deletes everything stored about a person. Mails go with the submission that they are of: who
 * receives them does not matter, because all messages of others are mailed to the shop.
 */
export async function erase(
  database: Database,
  email: string,
  { push, arrived }: Push,
): Promise<Erased> {
  const person = addressKey(email);
  const erased = await database.tables.transaction().execute(async (transaction) => {
    const own = transaction.selectFrom('submissions').select('id').where('person', '=', person);
    const parcels = await transaction
      .deleteFrom('outbox')
      .where((parcel) =>
        parcel.or([
          parcel('submission_id', 'in', own),
          parcel.and([parcel('submission_id', 'is', null), parcel('recipient', '=', person)]),
        ]),
      )
      .returning('kind')
      .execute();
    const submissions = await transaction
      .deleteFrom('submissions')
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    const subscribers = await transaction
      .deleteFrom('subscribers')
      .where('address_key', '=', person)
      .executeTakeFirstOrThrow();
    if (push) {
      await transaction.insertInto('outbox').values(listmonkRow(email, Date.now())).execute();
    }
    return {
      submissions: Number(submissions.numDeletedRows),
      subscribers: Number(subscribers.numDeletedRows),
      mails: parcels.filter(({ kind }) => kind === 'mail').length,
    };
  });
  arrived();
  await database.scrub();
  return erased;
}
