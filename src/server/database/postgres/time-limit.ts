import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/**
 * Wraps the pool so that a query without a result within the limit (ms) is rejected and its
 * connection closed. A host that disappears sends no notice, and a late result would be taken for
 * another query's.
 */
export function withTimeLimit(pool: pg.Pool, limit: number): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new LimitedClient(await pool.connect(), limit),
    end: () => pool.end(),
  };
}

class LimitedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #limit: number;
  #isReleased = false;

  constructor(client: PostgresPoolClient, limit: number) {
    this.#client = client;
    this.#limit = limit;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof asked === 'string' ? this.#ask<R>(asked, parameters) : this.#client.query(asked);
  }

  release(destroy?: boolean): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client.release(destroy);
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.release(true);
    }, this.#limit);
    try {
      return await this.#client.query<R>(sql, parameters);
    } catch (error) {
      if (!isLate) throw error;
      throw new Error(`PostgreSQL did not answer within ${this.#limit} ms.`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}
