import type { Kysely } from 'kysely';
import { addressKey } from '../outbox/address-key.ts';
import { listmonkRow } from '../outbox/parcels.ts';
import type { Erased } from './store.ts';
import type { Tables } from '../database/tables.ts';

/** What a change of a subscriber brings about. */
export interface Push {
  /** A listmonk server is to be told of it. */
  push: boolean;
  /** To be called after something was put into the outbox. */
  arrived: () => void;
}

/** Deletes all that is kept of a person. */
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
