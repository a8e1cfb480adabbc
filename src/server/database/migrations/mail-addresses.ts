import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalEmail } from '#model/forms/email.ts';

interface Row {
  id: string;
  email: string;
  address_key: string;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

interface Tables {
  subscribers: Row;
}

/**
 * Imported subscribers kept non-ASCII letters in their domains, while forms converted them to
 * ASCII, so one mailbox could appear twice. Of two, keeps the one who decided later.
 */
export const mailAddresses: Migration = {
  async up(database: Kysely<Tables>) {
    const rows = await subscribers(database)
      .where(sql<boolean>`octet_length(address_key) <> length(address_key)`)
      .execute();
    for (const row of rows) {
      const email = normalEmail(row.email);
      if (email !== undefined) await setEmail(database, row, email);
    }
  },
};

function subscribers(database: Kysely<Tables>) {
  return database
    .selectFrom('subscribers')
    .select(['id', 'email', 'address_key', 'confirmed_at', 'unsubscribed_at']);
}

async function setEmail(database: Kysely<Tables>, row: Row, email: string): Promise<void> {
  const address_key = email.toLowerCase();
  const other = await subscribers(database)
    .where('address_key', '=', address_key)
    .executeTakeFirst();
  const [gone, kept] = other && decidedAt(other) >= decidedAt(row) ? [row, other] : [other, row];
  if (gone) await database.deleteFrom('subscribers').where('id', '=', gone.id).execute();
  await database
    .updateTable('subscribers')
    .set({ email, address_key })
    .where('id', '=', kept.id)
    .execute();
}

/** When the person last confirmed or unsubscribed; 0 for an unconfirmed sign-up. */
function decidedAt({ confirmed_at, unsubscribed_at }: Row): number {
  return Math.max(confirmed_at ?? 0, unsubscribed_at ?? 0);
}
