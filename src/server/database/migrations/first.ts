import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The columns are described in tables.ts. */
export const first: Migration = {
  async up(database: Kysely<unknown>) {
    await submissions(database);
    await outbox(database);
    await subscribers(database);
    await database.schema
      .createTable('probe')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

async function submissions({ schema }: Kysely<unknown>): Promise<void> {
  await texts(schema.createTable('submissions'), 'kind', 'language', 'fields')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('page', 'text')
    .addColumn('person', 'text')
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('submissions_person').on('submissions').column('person').execute();
  await schema.createIndex('submissions_time').on('submissions').column('accepted_at').execute();
}

async function outbox({ schema }: Kysely<unknown>): Promise<void> {
  await texts(schema.createTable('outbox'), 'kind', 'state', 'recipient', 'payload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.references('submissions.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('failure', 'text')
    .execute();
  const index = (name: string): ReturnType<typeof schema.createIndex> => schema.createIndex(name);
  await index('outbox_due')
    .on('outbox')
    .columns(['kind', 'due_at'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute();
  await index('outbox_submission').on('outbox').column('submission_id').execute();
  await index('outbox_recipient').on('outbox').column('recipient').execute();
  await index('outbox_settled').on('outbox').columns(['state', 'settled_at']).execute();
}

async function subscribers({ schema }: Kysely<unknown>): Promise<void> {
  await texts(schema.createTable('subscribers'), 'email', 'language', 'state', 'consent_text')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address_key', 'text', (column) => column.notNull().unique())
    .addColumn('page', 'text')
    .addColumn('visitor', 'text')
    .addColumn('signed_up_at', 'bigint', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint')
    .addColumn('confirmed_at', 'bigint')
    .addColumn('confirm_visitor', 'text')
    .addColumn('unsubscribed_at', 'bigint')
    .execute();
}

function texts<T extends string>(
  table: CreateTableBuilder<T>,
  ...names: string[]
): CreateTableBuilder<T> {
  return names.reduce(
    (columns, name) => columns.addColumn(name, 'text', (column) => column.notNull()),
    table,
  );
}
