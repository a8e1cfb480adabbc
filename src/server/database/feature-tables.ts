import type { Kysely, Transaction } from 'kysely';
import type { DeliveryKind, Tables } from './tables.ts';

/** What features work on that store more than messages to the shop. */
export interface Storage {
  tables: Kysely<Tables>;
  /** Call after adding a delivery to the outbox. */
  arrived: () => void;
  /** Whether a channel for this kind is open. Add no other deliveries: they would wait forever. */
  delivers: (kind: DeliveryKind) => boolean;
}

/** How a person is found: by mail address, phone number, or the id of a message or of its mail. */
export interface Who {
  by: 'person' | 'phone' | 'id';
  key: string;
}

/** A feature's own tables with personal data. */
export interface FeatureTables {
  /** Returns everybody in them, by each key that `erase` finds them by. */
  people: (tables: Kysely<Tables>) => Promise<Who[]>;
  /**
   * Deletes what is stored about a person, and returns the number of deleted records.
   *
   * @param options.before Later records stay; in ms since 1970.
   */
  erase: (
    transaction: Transaction<Tables>,
    who: Who,
    options: Pick<Storage, 'delivers'> & { before: number },
  ) => Promise<number>;
  /** Deletes what must not be kept any longer; run every hour, one after the other. */
  retention: readonly RetentionStep[];
}

/**
 * Deletes old records and returns their number; called again as long as that is `atOnce`.
 *
 * @param time Messages delivered before it are deleted, ms since 1970.
 */
export type RetentionStep = (
  tables: Kysely<Tables>,
  time: number,
  atOnce: number,
) => Promise<number>;
