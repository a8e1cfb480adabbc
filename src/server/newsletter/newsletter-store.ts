import type { Language } from '#model/language.ts';
import type { Signer } from '../tokens/signer.ts';
import type { NewMail } from '../mail/mail.ts';

/** Who gets the newsletter, with proof of their consent. An address is known however it is capitalised. */
export interface NewsletterStore {
  /**
   * Stores the wish to subscribe together with its mails. Only a new address changes: one that
   * waits for confirmation keeps its first proof, and a confirmed one stays as it is. A key that
   * was used before sends nothing, and gives the first answer.
   */
  signUp(signUp: SignUp): Promise<SignUpResult>;
  /** Unknown are also those who unsubscribed: an old link brings nobody back. */
  confirm(id: string, proof: Confirmation): Promise<'confirmed' | 'already' | 'unknown'>;
  /** False where nobody has this id. Whoever unsubscribed before may do so again. */
  unsubscribe(id: string): Promise<boolean>;
  /** All of them, by the time of their sign-up. */
  list(): Promise<Subscriber[]>;
  find(email: string): Promise<Subscriber | undefined>;
  /**
   * Adds those whose addresses are not known yet, and changes none of the others. Many are added step
   * by step, so that messages are stored in between: where it fails, it can be done again.
   */
  import(subscribers: readonly ImportedSubscriber[]): Promise<{ added: number; known: number }>;
}

export interface SignUp {
  /** Made by the sender for each sign-up, so that a repeated request can be told. */
  key: string;
  email: string;
  language: Language;
  /** The text that was shown, word by word. */
  consentText: string;
  /** Path of the page that the form stood on. */
  page?: string;
  /** Keyed hash of the visitor's network address. */
  visitor: string;
  /** The mails that this sign-up calls for. It may be called more than once, and must only compute. */
  mails(known: SignUpState): NewMail[];
}

/** What is known of an address at the moment of a sign-up. */
export interface SignUpState {
  /** For links in mails. */
  id: string;
  /** `new` are also those who had unsubscribed. */
  state: 'new' | 'pending' | 'confirmed';
  /** It was the same visitor who signed this address up before. */
  sameVisitor: boolean;
  /** When a sign-up last sent a mail to this address, ms since 1970. */
  mailedAt?: number;
}

export interface SignUpResult extends Omit<SignUpState, 'mailedAt'> {
  /** It sent a mail; a repeated one tells of the first time. */
  mailed: boolean;
  /** The key was used before. */
  repeated: boolean;
}

interface Confirmation {
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

/** What a change of a subscriber brings about. */
export interface Push {
  /** A listmonk server is to be told of it. */
  push: boolean;
  /** To be called after something was put into the outbox. */
  arrived: () => void;
}

/** What the newsletter's routes work with. */
export interface NewsletterOptions {
  store: NewsletterStore;
  signer: Signer;
}
