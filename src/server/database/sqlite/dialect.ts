import {
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteConnection } from './connection.ts';

/** Kysely's dialect for a database file, opened by Node's own SQLite. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
}

/** Migrations run in a transaction, which also keeps two processes from running them at once. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection, which Kysely lends to one user at a time. */
class SqliteDriver implements Driver {
  readonly #file: string;
  #connection: SqliteConnection | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#connection = new SqliteConnection(this.#file);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#connection) throw new Error('The driver has not been initialised.');
    return this.#connection;
  }

  /** The write lock is taken at the beginning: one that is asked for later is refused without waiting. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.ask('begin immediate');
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.ask('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.ask('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}
