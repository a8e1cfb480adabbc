import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A database supported by this server. */
export interface Database {
  engine: { kind: 'sqlite'; file: string } | { kind: 'postgres' };
  tables: Kysely<Tables>;
  /** The same database without a query time limit, for schema migrations. */
  unlimited: Kysely<Tables>;
  /** Purges deleted data from the files as well, as far as the database allows. */
  scrub(): Promise<void>;
  /** Closes the connections once `lastUse` has settled; a stuck connection does not delay this. */
  close(lastUse?: Promise<unknown>): Promise<void>;
}
