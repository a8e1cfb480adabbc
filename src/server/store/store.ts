import type { Language } from '#model/language.ts';
import type { NewMail } from '../mail/mail.ts';
import type { NewsletterStore } from '../newsletter/newsletter-store.ts';
import type { OutboxStore } from '../outbox/outbox-store.ts';

/**
 * What the server must not lose. Each promise is kept when it resolves: what was stored is on the
 * disk. Where the database refuses, the promise is rejected and nothing of it is stored.
 */
export interface Store {
  /**
   * Stores a submission and its mails together. A key that was used before stores nothing, and
   * gives the first submission's id.
   */
  accept(submission: NewSubmission): Promise<{ id: string; repeated: boolean }>;
  newsletter: NewsletterStore;
  outbox: OutboxStore;
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

export interface NewSubmission {
  /** Made by the sender for each submission, so that a repeated request can be told. */
  key: string;
  kind: 'contact' | 'availability';
  language: Language;
  /** Path of the page that it was sent from. */
  page?: string;
  /** The form's values; `email` tells whose submission it is. */
  fields: Record<string, unknown>;
  /** At least one: a submission without mails would never count as delivered. */
  mails: NewMail[];
}

/** How many records of a person were deleted. */
export interface Erased {
  submissions: number;
  subscribers: number;
  mails: number;
}
