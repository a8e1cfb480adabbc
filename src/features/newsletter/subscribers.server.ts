import type { Language } from '#model/language.ts';
import type { NewMail } from '#server/mail/mail.ts';

/**
 * The newsletter's subscribers with proof of their consent. Addresses are compared without regard
 * to case.
 */
export interface NewsletterStore {
  /**
   * Stores a sign-up together with its mails. Changes new addresses only: one that waits for
   * confirmation keeps its first proof, a confirmed one stays as it is, and an unsubscribed one stays
   * so, with its proof, until the new sign-up is confirmed. A key that was used before sends nothing
   * and returns the first result, unless the address has unsubscribed since.
   */
  signUp(signUp: SignUp): Promise<SignUpResult>;
  /**
   * `unknown` includes unsubscribed addresses that have not signed up again: an old link does not
   * subscribe them again.
   */
  confirm(id: string, proof: Confirmation): Promise<'confirmed' | 'already' | 'unknown'>;
  /** Returns false if no subscriber has this id. Unsubscribing twice is not an error. */
  unsubscribe(id: string): Promise<boolean>;
  /** All subscribers, by time of sign-up. */
  list(): Promise<Subscriber[]>;
  find(email: string): Promise<Subscriber | undefined>;
  /**
   * Adds subscribers with new addresses and leaves the others unchanged. Works in batches, so that
   * messages can be stored in between; after a failure it can be repeated.
   */
  import(subscribers: readonly ImportedSubscriber[]): Promise<{ added: number; known: number }>;
}

export interface SignUp {
  /** Created by the sender for each sign-up, so that duplicates can be detected. */
  key: string;
  email: string;
  language: Language;
  /** The consent text exactly as it was shown. */
  consentText: string;
  /** Path of the page with the form. */
  page?: string;
  /** Keyed hash of the visitor's network address. */
  visitor: string;
  /** Returns the mails for this sign-up. May be called more than once, so it must be pure. */
  mails(known: SignUpState): NewMail[];
}

/** The state of an address at the moment of a sign-up. */
export interface SignUpState {
  /** For links in mails. */
  id: string;
  /** `new` includes unsubscribed addresses. */
  state: 'new' | 'pending' | 'confirmed';
  /** Whether the same visitor signed this address up before. */
  sameVisitor: boolean;
  /** The time of the sign-up that waits for confirmation, ms since 1970. */
  signedUpAt: number;
  /**
   * When a sign-up last sent a mail to this address, ms since 1970; undefined if it has unsubscribed
   * since, which takes a link of such a mail.
   */
  mailedAt?: number;
}

export interface SignUpResult extends Omit<SignUpState, 'signedUpAt' | 'mailedAt'> {
  /** Whether a mail was sent; for a repeated request, whether the first one sent a mail. */
  mailed: boolean;
  /** Whether the key was used before. */
  repeated: boolean;
}

interface Confirmation {
  /** The time of the sign-up that is confirmed, ms since 1970. */
  signedUpAt: number;
  /** ms since 1970 */
  time: number;
  /** Keyed hash of the visitor's network address. */
  visitor: string;
}

/** Times are ms since 1970. */
export interface Subscriber {
  id: string;
  email: string;
  language: Language;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  consentText: string;
  page?: string;
  signedUpAt: number;
  /** Keyed hash of the network address that signed up. */
  visitor?: string;
  confirmedAt?: number;
  /** Keyed hash of the network address that confirmed. */
  confirmVisitor?: string;
  unsubscribedAt?: number;
}

export type ImportedSubscriber = Omit<Subscriber, 'id'>;

/** The table of subscribers. Times are ms since 1970. */
export interface SubscriberRow {
  id: string;
  /** Unique. */
  address_key: string;
  email: string;
  language: Language;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  consent_text: string;
  page: string | null;
  visitor: string | null;
  signed_up_at: number;
  mailed_at: number | null;
  confirmed_at: number | null;
  confirm_visitor: string | null;
  unsubscribed_at: number | null;
  /**
   * JSON: a new sign-up of an unsubscribed address, which replaces the old one once it is
   * confirmed.
   */
  renewal: string | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    subscribers: SubscriberRow;
  }
}
