import { randomUUID } from 'node:crypto';
import { normalEmail } from '#model/forms/email.ts';
import type { OutboxRow } from '../database/tables.ts';
import type { NewMail } from '../mail/mail.ts';

/** A unit of delivery. Times are ms since 1970. */
export type Parcel = MailParcel | ListmonkParcel;

interface MailParcel extends ParcelFacts {
  kind: 'mail';
  mail: NewMail;
}

/** Tells a listmonk server the current state of an address in the newsletter. */
interface ListmonkParcel extends ParcelFacts {
  kind: 'listmonk';
  email: string;
}

interface ParcelFacts {
  id: string;
  createdAt: number;
  /** The number of failed attempts. */
  attempts: number;
  /** The time of the next attempt. */
  dueAt: number;
  /**
   * After this time a failed parcel is parked instead of retried, unless it has had too few
   * attempts.
   */
  expiresAt: number;
  /** Why the last attempt failed. May contain addresses. */
  failure?: string;
}

/** How long delivery is attempted, ms. */
export const expiryMs = 3 * 24 * 60 * 60 * 1000;

/** The rows of a submission's mails. */
export function mailRows(
  mails: readonly NewMail[],
  submission: string | null,
  now: number,
): OutboxRow[] {
  return mails.map((mail) => ({
    ...waiting(now),
    submission_id: submission,
    kind: 'mail',
    recipient: addressKey(mail.to),
    payload: JSON.stringify(mail),
  }));
}

/** The row that notifies the listmonk server of a change. */
export function listmonkRow(email: string, now: number): OutboxRow {
  return {
    ...waiting(now),
    submission_id: null,
    kind: 'listmonk',
    recipient: addressKey(email),
    payload: JSON.stringify({ email }),
  };
}

export function parcel(row: OutboxRow): Parcel {
  const facts = {
    id: row.id,
    createdAt: row.created_at,
    attempts: row.attempts,
    dueAt: row.due_at,
    expiresAt: row.expires_at,
    ...(row.failure !== null && { failure: row.failure }),
  };
  return row.kind === 'mail'
    ? { ...facts, kind: 'mail', mail: JSON.parse(row.payload) as NewMail }
    : { ...facts, kind: 'listmonk', ...(JSON.parse(row.payload) as { email: string }) };
}

function waiting(now: number) {
  return {
    id: randomUUID(),
    state: 'waiting',
    attempts: 0,
    created_at: now,
    due_at: now,
    expires_at: now + expiryMs,
    settled_at: null,
    failure: null,
  } as const;
}

/** The key of an address, whatever its spelling: upper or lower case, `müller` or `xn--mller-kva`. */
export function addressKey(email: string): string {
  return (normalEmail(email) ?? email.trim().normalize('NFC')).toLowerCase();
}
