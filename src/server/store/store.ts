import type { Ledger } from '../abuse/ledger.ts';
import type { MessageStore } from '../messages/message-store.ts';
import type { NewsletterStore } from '../newsletter/newsletter-store.ts';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import type { Erased } from './erase.ts';

/**
 * What the server must not lose. Each promise is kept when it resolves: what was stored is on the
 * disk. Where the database refuses, the promise is rejected and nothing of it is stored.
 */
export interface Store extends Pick<MessageStore, 'accept'> {
  newsletter: NewsletterStore;
  outbox: OutboxStore;
  /** What processes on one PostgreSQL count together; undefined on SQLite. */
  ledger: Ledger | undefined;
  /**
   * Resolves where something could be written just now, and rejects where nothing could. However many
   * ask, something is written once a second at most.
   */
  ready(): Promise<void>;
  /** Deletes all that is kept of the person with this address, delivered or not. */
  erase(email: string): Promise<Erased>;
  /**
   * Deletes what was delivered before this time, and sign-ups from before it that nobody confirmed
   * and nobody can confirm any more. What was not delivered stays. Gives the number of deleted records.
   */
  deleteBefore(time: number): Promise<number>;
  /** Ends when what was begun is stored. */
  close(): Promise<void>;
}
