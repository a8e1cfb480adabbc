import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { confirmTime } from './links.server.ts';
import type { SignUp, SignUpResult, SignUpState, SubscriberRow } from './subscribers.server.ts';
import type { Tables } from '#server/database/tables.ts';
import { addressKey, mailRows } from '#server/outbox/deliveries.ts';

type Database = Transaction<Tables>;

/** Stores a sign-up, its mails and its response. */
export async function signUp(database: Database, wish: SignUp): Promise<SignUpResult> {
  const now = Date.now();
  const request = await keepRequest(database, wish, now);
  if (!request.isNew) return { ...request.answer, repeated: true };
  const state = await subscribe(database, wish, now);
  const mails = mailRows(wish.mails(state), request.id, now);
  if (mails.length > 0) {
    await database.insertInto('outbox').values(mails).execute();
    await database
      .updateTable('subscribers')
      .set({ mailed_at: now })
      .where('id', '=', state.id)
      .execute();
  }
  const answer: Answer = {
    id: state.id,
    state: state.state,
    sameVisitor: state.sameVisitor,
    mailed: mails.length > 0,
  };
  await database
    .updateTable('submissions')
    .set({ fields: JSON.stringify(answer) })
    .where('id', '=', request.id)
    .execute();
  return { ...answer, repeated: false };
}

type Answer = Omit<SignUpResult, 'repeated'>;

/** Stores the key, or returns the response of the request that used it before. */
async function keepRequest(
  database: Database,
  { key, email, language, page }: SignUp,
  now: number,
): Promise<{ isNew: true; id: string } | { isNew: false; answer: Answer }> {
  const inserted = await database
    .insertInto('submissions')
    .values({
      id: randomUUID(),
      key,
      kind: 'newsletter',
      language,
      page: page ?? null,
      person: addressKey(email),
      phone: null,
      fields: '{}',
      accepted_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { isNew: true, id: inserted.id };
  const earlier = await database
    .selectFrom('submissions')
    .select(['id', 'fields', 'accepted_at'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const again = await database
    .updateTable('submissions')
    .set({ accepted_at: now })
    .where('id', '=', earlier.id)
    .where('accepted_at', '<', (submission) =>
      submission
        .selectFrom('subscribers')
        .select('unsubscribed_at')
        .where('address_key', '=', addressKey(email)),
    )
    .returning('id')
    .executeTakeFirst();
  if (again) return { isNew: true, id: again.id };
  return { isNew: false, answer: JSON.parse(earlier.fields) as Answer };
}

/** Marks a new address as waiting for confirmation, and returns its previous state. */
async function subscribe(database: Database, wish: SignUp, now: number): Promise<SignUpState> {
  const key = addressKey(wish.email);
  const proof: Proof = {
    email: wish.email,
    language: wish.language,
    consent_text: wish.consentText,
    page: wish.page ?? null,
    visitor: wish.visitor,
    signed_up_at: now,
  };
  const added = await database
    .insertInto('subscribers')
    .values({ ...proof, ...pending, id: randomUUID(), address_key: key })
    .onConflict((conflict) => conflict.column('address_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, state: 'new', sameVisitor: false, signedUpAt: now };
  const row = await lock(database, key);
  if (row.state !== 'unsubscribed') return known(row, row.state, wish);
  const renewal = liveRenewal(row, now);
  if (renewal) return known({ ...row, ...renewal }, 'pending', wish);
  await database
    .updateTable('subscribers')
    .set({ renewal: JSON.stringify(proof) })
    .where('id', '=', row.id)
    .execute();
  return known({ ...row, signed_up_at: now }, 'new', wish);
}

const pending = {
  state: 'pending',
  mailed_at: null,
  confirmed_at: null,
  confirm_visitor: null,
  unsubscribed_at: null,
  renewal: null,
} as const;

/** What a sign-up says of itself. */
type Proof = Pick<
  SubscriberRow,
  'email' | 'language' | 'consent_text' | 'page' | 'visitor' | 'signed_up_at'
>;

/** The sign-up of an address that has unsubscribed, while the link to confirm it is good. */
function liveRenewal({ renewal, mailed_at }: SubscriberRow, now: number): Proof | undefined {
  const isLive = renewal !== null && now - (mailed_at ?? 0) < confirmTime;
  return isLive ? (JSON.parse(renewal) as Proof) : undefined;
}

/**
 * Confirms the sign-up of an address that had unsubscribed, whose proof takes the place of the last
 * one. Returns undefined if there is no such sign-up of this time.
 */
export async function renew(
  database: Kysely<Tables>,
  id: string,
  { signedUpAt, time, visitor }: { signedUpAt: number; time: number; visitor: string },
): Promise<{ email: string } | undefined> {
  const row = await database
    .selectFrom('subscribers')
    .select('renewal')
    .where('id', '=', id)
    .where('state', '=', 'unsubscribed')
    .executeTakeFirst();
  const proof = row?.renewal ? (JSON.parse(row.renewal) as Proof) : undefined;
  if (!row || proof?.signed_up_at !== signedUpAt) return undefined;
  return database
    .updateTable('subscribers')
    .set({ ...proof, state: 'confirmed', confirmed_at: time, confirm_visitor: visitor })
    .set({ unsubscribed_at: null, renewal: null })
    .where('id', '=', id)
    .where('renewal', '=', row.renewal)
    .returning('email')
    .executeTakeFirst();
}

/** An update without changes locks the row in both databases. */
function lock(database: Database, key: string): Promise<SubscriberRow> {
  return database
    .updateTable('subscribers')
    .set({ address_key: key })
    .where('address_key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function known(row: SubscriberRow, state: SignUpState['state'], wish: SignUp): SignUpState {
  const { id, visitor, signed_up_at, mailed_at, unsubscribed_at } = row;
  return {
    id,
    state,
    sameVisitor: visitor === wish.visitor,
    signedUpAt: signed_up_at,
    ...(mailed_at !== null && mailed_at > (unsubscribed_at ?? 0) && { mailedAt: mailed_at }),
  };
}
