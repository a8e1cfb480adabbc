import type { FormName } from '#model/forms/forms.ts';
import type { Language } from '#model/language.ts';

/**
 * The database schema; features add their own tables. Times are ms since 1970. JSON is stored in
 * text columns, which both databases support.
 */
export interface Tables {
  submissions: SubmissionRow;
  outbox: OutboxRow;
  /** PostgreSQL only: counts shared by its processes, and when they expire. */
  rate_limits: { key: string; until: number };
  /** PostgreSQL only: used tokens, and the message that used each. */
  spent_tokens: { id: string; used_by: string; used_at: number };
  probe: { id: number; written_at: number; filling: string | null };
}

/** `mail`, or what a feature's own channel delivers. */
export type DeliveryKind = string;

/** A `parked` delivery is no longer retried; the owner has to decide. */
export type DeliveryState = 'waiting' | 'parked' | 'delivered';

export interface SubmissionRow {
  id: string;
  /** Unique. */
  key: string;
  kind: FormName;
  language: Language;
  page: string | null;
  /** Address key of the sender. */
  person: string | null;
  /** Phone key of the sender. */
  phone: string | null;
  /** JSON: the form's values, or whatever a feature stores of a form that is no message. */
  fields: string;
  accepted_at: number;
}

export interface OutboxRow {
  id: string;
  submission_id: string | null;
  kind: DeliveryKind;
  state: DeliveryState;
  /** Address key of the person whom the delivery is for or about. */
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
