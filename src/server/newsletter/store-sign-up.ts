import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SignUp, SignUpResult, SignUpState } from './newsletter-store.ts';
import { addressKey, mailRows } from '../outbox/parcels.ts';
import type { SubscriberRow, Tables } from '../database/tables.ts';

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
      fields: '{}',
      accepted_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { isNew: true, id: inserted.id };
  const { fields } = await database
    .selectFrom('submissions')
    .select('fields')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { isNew: false, answer: JSON.parse(fields) as Answer };
}

/** Marks a new address as waiting for confirmation, and returns its previous state. */
async function subscribe(database: Database, wish: SignUp, now: number): Promise<SignUpState> {
  const key = addressKey(wish.email);
  const pending = {
    email: wish.email,
    language: wish.language,
    state: 'pending',
    consent_text: wish.consentText,
    page: wish.page ?? null,
    visitor: wish.visitor,
    signed_up_at: now,
    confirmed_at: null,
    confirm_visitor: null,
    unsubscribed_at: null,
  } as const;
  const added = await database
    .insertInto('subscribers')
    .values({ ...pending, id: randomUUID(), address_key: key, mailed_at: null })
    .onConflict((conflict) => conflict.column('address_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, state: 'new', sameVisitor: false };
  const row = await lock(database, key);
  if (row.state !== 'unsubscribed') return known(row, row.state, wish);
  await database.updateTable('subscribers').set(pending).where('id', '=', row.id).execute();
  return known(row, 'new', wish);
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

function known(
  { id, visitor, mailed_at }: SubscriberRow,
  state: SignUpState['state'],
  wish: SignUp,
): SignUpState {
  return {
    id,
    state,
    sameVisitor: visitor === wish.visitor,
    ...(mailed_at !== null && { mailedAt: mailed_at }),
  };
}
