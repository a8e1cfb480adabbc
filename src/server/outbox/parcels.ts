import { randomUUID } from 'node:crypto';
import type { OutboxRow } from '../database/tables.ts';
import type { NewMail } from '../mail/mail.ts';

/** Something to deliver. Times are ms since 1970. */
export type Parcel = MailParcel | ListmonkParcel;

interface MailParcel extends ParcelFacts {
  kind: 'mail';
  mail: NewMail;
}

/** The listmonk server is to be told what the newsletter knows of an address. */
interface ListmonkParcel extends ParcelFacts {
  kind: 'listmonk';
  email: string;
}

interface ParcelFacts {
  id: string;
  createdAt: number;
  /** How often it was tried in vain. */
  attempts: number;
  /** When it is tried again. */
  dueAt: number;
  /** After this time it is parked rather than tried again, unless there were only few tries. */
  expiresAt: number;
  /** Why the last try failed. It can hold addresses. */
  failure?: string;
}

/** How long delivery is tried, ms. */
export const patience = 3 * 24 * 60 * 60 * 1000;

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

/** The row that lets the listmonk server know of a change. */
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
    expires_at: now + patience,
    settled_at: null,
    failure: null,
  } as const;
}

/** By which an address is found, however it is written. */
export function addressKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
