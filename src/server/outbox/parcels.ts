import { randomUUID } from 'node:crypto';
import { addressKey } from './address-key.ts';
import type { Parcel } from './outbox-store.ts';
import type { NewMail } from '../mail/mail.ts';
import type { OutboxRow } from '../database/tables.ts';

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
