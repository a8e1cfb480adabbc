import type { FormName } from '#model/forms/rules.ts';
import type { Language } from '#model/language.ts';

/** The database. Times are ms since 1970; JSON stands in columns of text, as both databases read it. */
export interface Tables {
  submissions: SubmissionRow;
  outbox: OutboxRow;
  subscribers: SubscriberRow;
  /** On PostgreSQL alone: what its processes have counted, and until when that holds. */
  rate_limits: { key: string; until: number };
  /** On PostgreSQL alone: tokens that were used, and by which message. */
  spent_tokens: { id: string; used_by: string; used_at: number };
  probe: { id: number; written_at: number };
}

export type ParcelKind = 'mail' | 'listmonk';

/** `parked` has been given up, and waits for the owner. */
export type ParcelState = 'waiting' | 'parked' | 'delivered';

export interface SubmissionRow {
  id: string;
  /** Unique. */
  key: string;
  kind: FormName;
  language: Language;
  page: string | null;
  /** Whose it is: an address key. */
  person: string | null;
  /** JSON: the form's values, or the answer to a sign-up. */
  fields: string;
  accepted_at: number;
}

export interface OutboxRow {
  id: string;
  submission_id: string | null;
  kind: ParcelKind;
  state: ParcelState;
  /** Address key of whom it goes to, or speaks of. */
  recipient: string;
  /** JSON */
  payload: string;
  attempts: number;
  created_at: number;
  due_at: number;
  expires_at: number;
  settled_at: number | null;
  failure: string | null;
}

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
}
