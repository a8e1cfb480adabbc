import { extname } from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Answer, Question, Rows } from './messages.ts';

/** Kysely's dialect for a database file, opened by Node's own SQLite. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
}

/**
 * Migrations run in a transaction, which also keeps two processes from running them at the same
 * time.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Manages a single connection, which Kysely lends to one user at a time. */
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

  /** Takes the write lock at the start: SQLite refuses a later request for it without waiting. */
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

/** An error reported by SQLite; `errcode` is its result code. */
export class SqliteError extends Error {
  override name = 'SqliteError';
  readonly errcode: number | undefined;

  constructor(message: string, errcode?: number) {
    super(message);
    this.errcode = errcode;
  }
}

/**
 * The connection to a database file, which runs in a thread of its own. If the thread dies while in
 * use, the process exits; its successor opens the file again.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<Rows>>();
  #asked = 0;
  #broken: Error | undefined;
  #hasAnswered = false;
  #isClosing = false;

  constructor(file: string) {
    this.#worker = new Worker(new URL(`worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: file,
    });
    this.#worker.on('message', (answer: Answer) => this.#answered(answer));
    this.#worker.on('error', (error: Error) => this.#ended(error));
    this.#worker.on('exit', () => {
      this.#ended(new SqliteError('The database is closed.'));
      // If the database cannot be opened at all, the caller gets the error instead.
      if (this.#hasAnswered && !this.#isClosing) {
        throw new Error('The thread of SQLite has died.', { cause: this.#broken });
      }
    });
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.ask(sql, parameters as SQLInputValue[]);
    return { rows: rows as R[], numAffectedRows: changes };
  }

  async ask(sql: string, parameters: readonly SQLInputValue[] = []): Promise<Rows> {
    if (this.#broken) throw this.#broken;
    const question: Question = { id: ++this.#asked, sql, parameters };
    const answer = Promise.withResolvers<Rows>();
    this.#waiting.set(question.id, answer);
    this.#worker.postMessage(question);
    return answer.promise;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new SqliteError('Streams are not supported.');
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#broken) return;
    const exit = Promise.withResolvers<void>();
    this.#worker.once('exit', () => exit.resolve());
    this.#worker.postMessage('close');
    await exit.promise;
  }

  #answered({ id, result }: Answer): void {
    this.#hasAnswered = true;
    const question = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ('rows' in result) question?.resolve(result);
    else question?.reject(new SqliteError(result.message, result.errcode));
  }

  #ended(error: Error): void {
    this.#broken ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#broken);
    this.#waiting.clear();
  }
}
