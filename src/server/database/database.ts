import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A database that this server can work with. */
export interface Database {
  engine: { kind: 'sqlite'; file: string } | { kind: 'postgres' };
  tables: Kysely<Tables>;
  /** The same, where a query may take any time: for changes of the tables themselves. */
  unlimited: Kysely<Tables>;
  /** Closes the connections once `lastUse` is over; one that is stuck does not hold up the end. */
  close(lastUse?: Promise<unknown>): Promise<void>;
}
