import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { phoneKey } from '#model/forms/phone.ts';
import type { Tables } from '../tables.ts';

/**
 * Makes senders who only left a phone number findable by it. The columns are described in
 * tables.ts.
 */
export const phones: Migration = {
  async up(database: Kysely<Tables>) {
    const { schema } = database;
    await schema.alterTable('submissions').addColumn('phone', 'text').execute();
    await schema.createIndex('submissions_phone').on('submissions').column('phone').execute();
    await schema.alterTable('probe').addColumn('filling', 'text').execute();
    const rows = await database
      .selectFrom('submissions')
      .select(['id', 'fields'])
      .where(sql<boolean>`fields like '%"phone"%'`)
      .execute();
    for (const { id, fields } of rows) {
      const { phone } = JSON.parse(fields) as { phone?: unknown };
      const key = typeof phone === 'string' ? phoneKey(phone) : undefined;
      if (key === undefined) continue;
      await database.updateTable('submissions').set({ phone: key }).where('id', '=', id).execute();
    }
  },
};
