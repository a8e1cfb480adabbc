import type { Kysely } from 'kysely';
import type { Log } from '../telemetry/log.ts';
import type { Store } from './store.ts';
import { confirmTime } from '../newsletter/links.ts';
import { clearLedger } from '../abuse/ledger.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

const hour = 60 * 60 * 1000;

/** Deletes records older than the retention time, now and every hour. */
export function startRetention(
  store: Pick<Store, 'deleteBefore'>,
  retentionDays: number,
  log: Log,
): { close(): Promise<void> } {
  let running = deleteOld();
  const timer = setInterval(() => {
    running = deleteOld();
  }, hour);

  async function deleteOld(): Promise<void> {
    try {
      const records = await store.deleteBefore(Date.now() - retentionDays * 24 * hour);
      if (records > 0) log.info({ records }, 'deleted after the retention time');
    } catch (error) {
      log.error({ error: String(error) }, 'the store failed');
    }
  }

  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}

/** Batch size: small enough for visitors who send messages not to notice the delay. */
const atOnce = 500;

/** Deletes records completed before this time, in batches. Returns their number. */
export async function deleteBefore(database: Database, time: number): Promise<number> {
  const { tables, engine } = database;
  if (engine.kind === 'postgres') await clearLedger(tables);
  let deleted = 0;
  for (const step of [submissions, signUps, renewals]) {
    let count: number;
    do {
      count = await step(tables, time);
      deleted += count;
    } while (count === atOnce);
  }
  if (deleted > 0) await database.scrub();
  return deleted;
}

/**
 * Deletes submissions whose mails were all delivered, together with the mails. Only a sign-up may
 * have no mail: a message without one has not reached the shop.
 */
async function submissions(tables: Kysely<Tables>, time: number): Promise<number> {
  const done = tables
    .selectFrom('submissions')
    .select('submissions.id')
    .where('accepted_at', '<', time)
    .where((submission) =>
      submission.or([
        submission('submissions.kind', '=', 'newsletter'),
        submission.exists(
          submission
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.submission_id', '=', 'submissions.id'),
        ),
      ]),
    )
    .where((submission) =>
      submission.not(
        submission.exists(
          submission
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.submission_id', '=', 'submissions.id')
            .where((mail) =>
              mail.or([mail('state', '!=', 'delivered'), mail('settled_at', '>=', time)]),
            ),
        ),
      ),
    )
    .limit(atOnce);
  const { numDeletedRows } = await tables
    .deleteFrom('submissions')
    .where('id', 'in', done)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** An unconfirmed address must not be kept once its link has expired. */
async function signUps(tables: Kysely<Tables>, time: number): Promise<number> {
  const forgotten = tables
    .selectFrom('subscribers')
    .select('id')
    .where('state', '=', 'pending')
    .where(({ fn }) => fn.coalesce('mailed_at', 'signed_up_at'), '<', Math.min(time, lastLinks()))
    .limit(atOnce);
  const { numDeletedRows } = await tables
    .deleteFrom('subscribers')
    .where('id', 'in', forgotten)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The same for the new sign-up of an address that has unsubscribed. */
async function renewals(tables: Kysely<Tables>, time: number): Promise<number> {
  const { numUpdatedRows } = await tables
    .updateTable('subscribers')
    .set({ renewal: null })
    .where('renewal', 'is not', null)
    .where('mailed_at', '<', Math.min(time, lastLinks()))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Links of mails that were sent before this time have expired. */
function lastLinks(): number {
  return Date.now() - confirmTime;
}
