import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type FormName, formsWithoutMessage } from '#model/forms/forms.ts';
import { phoneKey } from '#model/forms/phone.ts';
import type { Language } from '#model/language.ts';
import { groupCommit } from '../database/group-commit.ts';
import type { NewMail } from '../mail/mail.ts';
import { addressKey, mailRows } from '../outbox/deliveries.ts';
import type { DeliveryState, SubmissionRow, Tables } from '../database/tables.ts';

/** Stores visitors' messages to the shop. */
export interface MessageStore {
  /**
   * Stores a submission and its mails together. If the key was used before, stores nothing and
   * returns the first submission's id.
   */
  accept: (submission: NewSubmission) => Promise<Accepted>;
  /**
   * Messages that arrived since this time, and those whose mails were not delivered. Returns the
   * newest, the last one first.
   *
   * @param most maximum number of messages
   */
  recent: (since: number, most: number) => Promise<StoredMessage[]>;
  /** Resolves when nothing is in progress. */
  idle(): Promise<void>;
}

export interface StoredMessage {
  id: string;
  kind: NewSubmission['kind'];
  language: Language;
  acceptedAt: number;
  fields: unknown;
  /** The state of its mail that is worst off. */
  state: DeliveryState;
}

interface Accepted {
  id: string;
  repeated: boolean;
}

export interface NewSubmission {
  /** Created by the sender for each submission, so that duplicates can be detected. */
  key: string;
  kind: FormName;
  language: Language;
  /** Path of the page that sent it. */
  page?: string;
  /** The form's values; `email` and `phone` identify the sender. */
  fields: Record<string, unknown>;
  /** At least one: a submission without mails would never count as delivered. */
  mails: NewMail[];
}

/** Submissions that arrive together share one commit, after which `arrived` is called. */
export function messageStore(database: Kysely<Tables>, arrived: () => void): MessageStore {
  const submissions = groupCommit(
    async (group: readonly NewSubmission[]) => {
      const accepted = await database
        .transaction()
        .execute((transaction) => accept(transaction, group));
      arrived();
      return accepted;
    },
    { largest: 500 },
  );
  return {
    async accept(submission) {
      if (submission.mails.length === 0) throw new TypeError('A submission needs a mail.');
      return submissions.add(submission);
    },
    recent: async (since, most) => recent(database, since, most),
    idle: () => submissions.idle(),
  };
}

async function accept(
  transaction: Transaction<Tables>,
  submissions: readonly NewSubmission[],
): Promise<Accepted[]> {
  const now = Date.now();
  const entries = submissions.map((submission) => ({ submission, row: row(submission, now) }));
  const inserted = await insertNew(
    transaction,
    entries.map((entry) => entry.row),
  );
  const mails = entries
    .filter((entry) => inserted.has(entry.row.id))
    .flatMap((entry) => mailRows(entry.submission.mails, entry.row.id, now));
  if (mails.length > 0) await transaction.insertInto('outbox').values(mails).execute();
  const earlier = await idsByKey(
    transaction,
    entries.filter((entry) => !inserted.has(entry.row.id)).map((entry) => entry.row.key),
  );
  return entries.map(({ row: { id, key } }) =>
    inserted.has(id) ? { id, repeated: false } : { id: earlier.get(key) ?? id, repeated: true },
  );
}

function row({ key, kind, language, page, fields }: NewSubmission, now: number): SubmissionRow {
  const { email, phone } = fields;
  return {
    id: randomUUID(),
    key,
    kind,
    language,
    page: page ?? null,
    person: typeof email === 'string' ? addressKey(email) : null,
    phone: (typeof phone === 'string' ? phoneKey(phone) : undefined) ?? null,
    fields: JSON.stringify(fields),
    accepted_at: now,
  };
}

/** Inserts the rows with new keys and returns their ids. */
async function insertNew(
  transaction: Transaction<Tables>,
  rows: readonly SubmissionRow[],
): Promise<Set<string>> {
  // Inserting in the same order everywhere prevents deadlocks between processes.
  const inOrder = rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const inserted = await transaction
    .insertInto('submissions')
    .values(inOrder)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

async function idsByKey(
  transaction: Transaction<Tables>,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('submissions')
    .select(['key', 'id'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, id }) => [key, id]));
}

async function recent(
  database: Kysely<Tables>,
  since: number,
  most: number,
): Promise<StoredMessage[]> {
  const rows = await database
    .selectFrom('submissions')
    .select((submission) => [
      'id',
      'kind',
      'language',
      'accepted_at',
      'fields',
      ...mailStates.map((state) =>
        submission
          .selectFrom('outbox')
          .select((mail) => mail.fn.countAll<number | string>().as('count'))
          .whereRef('outbox.submission_id', '=', 'submissions.id')
          .where('outbox.state', '=', state)
          .as(state),
      ),
    ])
    .where((submission) =>
      submission.and(formsWithoutMessage.map((form) => submission('kind', '!=', form))),
    )
    .where((submission) => {
      const mails = submission
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef('outbox.submission_id', '=', 'submissions.id');
      return submission.or([
        submission('accepted_at', '>=', since),
        submission.exists(mails.where('outbox.state', '!=', 'delivered')),
        submission.not(submission.exists(mails)),
      ]);
    })
    .orderBy('accepted_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id, kind, language, accepted_at, fields, ...counts }) => ({
    id,
    kind,
    language,
    acceptedAt: accepted_at,
    fields: JSON.parse(fields) as unknown,
    // One without a mail has not reached the shop.
    state: mailStates.find((state) => Number(counts[state]) > 0) ?? 'parked',
  }));
}

/** From the worst to the best. */
const mailStates = ['parked', 'waiting', 'delivered'] as const satisfies DeliveryState[];
