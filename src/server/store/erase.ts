import type { Kysely } from 'kysely';
import type { Push } from '../newsletter/newsletter-store.ts';
import { addressKey, listmonkRow } from '../outbox/parcels.ts';
import type { Tables } from '../database/tables.ts';

/** The number of deleted records of a person. */
export interface Erased {
  submissions: number;
  subscribers: number;
  mails: number;
}

/** Deletes everything stored about a person. */
export async function erase(
  tables: Kysely<Tables>,
  email: string,
  { push, arrived }: Push,
): Promise<Erased> {
  const person = addressKey(email);
  const erased = await tables.transaction().execute(async (transaction) => {
    const submissions = await transaction
      .deleteFrom('submissions')
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    const subscribers = await transaction
      .deleteFrom('subscribers')
      .where('address_key', '=', person)
      .executeTakeFirstOrThrow();
    const parcels = await transaction
      .deleteFrom('outbox')
      .where('recipient', '=', person)
      .returning('kind')
      .execute();
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
  return erased;
}
