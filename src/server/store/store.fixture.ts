import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { openStore } from './open-store.ts';
import { postgresDatabase } from '../database/postgres/database.ts';
import { sqliteDatabase } from '../database/sqlite/database.ts';
import type { Tables } from '../database/tables.ts';
import { newDatabase } from '../database/postgres/postgres.fixture.ts';
import type { NewMail } from '../mail/mail.ts';
import type { NewSubmission } from '../messages/message-store.ts';
import { addressKey } from '../outbox/deliveries.ts';
import type { Who } from '../database/feature-tables.ts';
import type { Store } from './store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which tests may create databases. */
    postgres?: string;
  }
}

/** A folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** An empty database: in PostgreSQL if the tests have a server, or else in a file. */
export async function emptyDatabase(): Promise<{ dataFolder: string; databaseUrl?: string }> {
  const dataFolder = await temporaryFolder();
  const server = inject('postgres');
  return server ? { dataFolder, databaseUrl: await newDatabase(server) } : { dataFolder };
}

/** The tables of a store, to change them in ways that no store would. */
export function tablesOf(options: { dataFolder: string; databaseUrl?: string }): Kysely<Tables> {
  const database =
    options.databaseUrl === undefined
      ? sqliteDatabase(join(options.dataFolder, 'schaufenster.db'))
      : postgresDatabase(options.databaseUrl);
  onTestFinished(() => database.close());
  return database.tables;
}

/** A separate store for the test. */
export async function testStore(options: { channels?: string[] } = {}): Promise<Store> {
  const store = await openStore({ ...(await emptyDatabase()), ...options });
  onTestFinished(() => store.close());
  return store;
}

export function mail(change: Partial<NewMail> = {}): NewMail {
  return { to: 'shop@lindenhof.example', subject: 'Anfrage', text: 'Guten Tag', ...change };
}

export function submission(change: Partial<NewSubmission> = {}): NewSubmission {
  return {
    key: randomUUID(),
    kind: 'contact',
    language: 'de',
    page: '/kontakt',
    fields: { name: 'Ada', email: 'Ada@example.org', message: 'Guten Tag' },
    mails: [mail()],
    ...change,
  };
}

/** Who has this mail address. */
export function person(email: string): Who {
  return { by: 'person', key: addressKey(email) };
}
