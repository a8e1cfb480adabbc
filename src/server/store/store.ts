import type { Ledger } from '../abuse/ledger.ts';
import type { MessageStore } from '../messages/message-store.ts';
import type { Storage, Who } from '../database/feature-tables.ts';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import type { Erased } from './erase.ts';

/**
 * Durable storage of the server. When a promise resolves, its data is on the disk. When the
 * database refuses, the promise rejects and nothing of it is stored.
 */
export interface Store extends Pick<MessageStore, 'accept' | 'recent'> {
  /** For features that store more than messages. */
  storage: Storage;
  outbox: OutboxStore;
  /** Counts shared by processes on one PostgreSQL; undefined on SQLite. */
  ledger: Ledger | undefined;
  /**
   * Resolves if the store can currently be written to, and rejects if not. Writes at most once a
   * second, however many callers ask.
   */
  ready(): Promise<void>;
  /**
   * Deletes everything stored about a person, delivered or not, now and whenever an older backup is
   * put in place.
   */
  erase(who: Who): Promise<Erased>;
  /**
   * Deletes what was delivered before this time, what was given up half a year ago, and what
   * features must not keep any longer. Returns the number of deleted records.
   */
  deleteBefore(time: number): Promise<number>;
  /** The number of mails that were given up and will be deleted within two weeks. */
  expiringMails(): Promise<number>;
  /** Resolves when writes in progress are stored. */
  close(): Promise<void>;
}
