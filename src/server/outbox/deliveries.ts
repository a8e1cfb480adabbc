import { randomUUID } from 'node:crypto';
import { normalEmail } from '#model/forms/email.ts';
import type { OutboxRow, DeliveryKind } from '../database/tables.ts';
import type { NewMail } from '../mail/mail.ts';

/** One thing that has to leave the server: a mail, or something that a feature’s channel delivers. Times are ms since 1970. */
export type Delivery = MailDelivery | FeatureDelivery;

interface MailDelivery extends DeliveryBase {
  mail: NewMail;
}

/** What a feature's own channel delivers. */
interface FeatureDelivery extends DeliveryBase {
  mail?: undefined;
  payload: unknown;
}

interface DeliveryBase {
  id: string;
  kind: DeliveryKind;
  /** Address key of the person who receives the delivery, or whom it is about. */
  recipient: string;
  createdAt: number;
  /** The number of failed attempts. */
  attempts: number;
  /** The time of the next attempt. */
  dueAt: number;
  /**
   * After this time a failed delivery is parked instead of retried, unless it has had too few
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

/** The row of a delivery for a feature's own channel. */
export function deliveryRow(
  { kind, email, payload }: { kind: DeliveryKind; email: string; payload: object },
  now: number,
): OutboxRow {
  return {
    ...waiting(now),
    submission_id: null,
    kind,
    recipient: addressKey(email),
    payload: JSON.stringify(payload),
  };
}

export function delivery(row: OutboxRow): Delivery {
  const base = {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    createdAt: row.created_at,
    attempts: row.attempts,
    dueAt: row.due_at,
    expiresAt: row.expires_at,
    ...(row.failure !== null && { failure: row.failure }),
  };
  const payload: unknown = JSON.parse(row.payload);
  return row.kind === 'mail' ? { ...base, mail: payload as NewMail } : { ...base, payload };
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
