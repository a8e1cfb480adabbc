import type { Kysely } from 'kysely';
import type { Claims } from '../outbox/claims.ts';
import type { Tables } from './tables.ts';

/** A database that this server can work with. */
export interface Database {
  tables: Kysely<Tables>;
  /** The same, where a query may take any time: for changes of the tables themselves. */
  unlimited: Kysely<Tables>;
  claims: Claims;
  close(): Promise<void>;
}
