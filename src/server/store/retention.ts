import type { Kysely } from 'kysely';
import { formsWithoutMessage } from '#model/forms/forms.ts';
import type { Log } from '../telemetry/log.ts';
import { stackOf } from '../telemetry/failure.ts';
import type { Store } from './store.ts';
import { clearLedger } from '../abuse/ledger.ts';
import type { Database } from '../database/database.ts';
import type { FeatureTables } from '../database/feature-tables.ts';
import type { Tables } from '../database/tables.ts';

const hour = 60 * 60 * 1000;

/** Deletes records older than the retention time, now and every hour. */
export function startRetention(
  store: Pick<Store, 'deleteBefore' | 'expiringMails'>,
  retentionDays: number,
  log: Log,
): { close(): Promise<void> } {
  let warnedOf = 0;
  let running = deleteOld();
  const timer = setInterval(() => {
    running = running.then(deleteOld);
  }, hour);

  async function deleteOld(): Promise<void> {
    try {
      const records = await store.deleteBefore(Date.now() - retentionDays * 24 * hour);
      if (records > 0) log.info({ records }, 'deleted after the retention time');
      const mails = await store.expiringMails();
      if (mails > warnedOf) {
        log.warn(
          { mails },
          'parked mails will be deleted within 14 days: see schaufenster outbox list',
        );
      }
      warnedOf = mails;
    } catch (error) {
      log.error({ error: stackOf(error) }, 'the store failed');
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
export async function deleteBefore(
  database: Database,
  time: number,
  features: readonly FeatureTables[],
): Promise<number> {
  const { tables, engine } = database;
  if (engine.kind === 'postgres') await clearLedger(tables);
  let deleted = 0;
  for (const step of [submissions, givenUp, ...features.flatMap(({ retention }) => retention)]) {
    let count: number;
    do {
      count = await step(tables, time, atOnce);
      deleted += count;
    } while (count === atOnce);
  }
  if (deleted > 0) await database.scrub();
  return deleted;
}

/**
 * Deletes submissions whose mails were all delivered, together with the mails. A message without a
 * mail is kept: it has not reached the shop.
 */
async function submissions(tables: Kysely<Tables>, time: number): Promise<number> {
  const done = tables
    .selectFrom('submissions')
    .select('submissions.id')
    .where('accepted_at', '<', time)
    .where((submission) =>
      submission.or([
        ...formsWithoutMessage.map((form) => submission('submissions.kind', '=', form)),
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

const day = 24 * hour;

/** How long a mail that was given up waits for the owner, ms. */
const parkedTime = 180 * day;

/** How long before its end the owner is warned of it, ms. */
const warningTime = 14 * day;

/** Mails that were given up, with their submissions. */
async function givenUp(tables: Kysely<Tables>): Promise<number> {
  const old = await parkedBefore(tables, Date.now() - parkedTime)
    .select(['id', 'submission_id'])
    .limit(atOnce)
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await tables.deleteFrom('outbox').where('id', 'in', ids).execute();
  const submissionIds = old.flatMap(({ submission_id }) => submission_id ?? []);
  // One whose other mails were delivered goes with those.
  await tables
    .deleteFrom('submissions')
    .where('id', 'in', submissionIds)
    .where('id', 'not in', (one) =>
      one.selectFrom('outbox').select('submission_id').where('submission_id', 'is not', null),
    )
    .execute();
  return old.length;
}

/** The number of mails that were given up and will be deleted within two weeks. */
export async function expiringMails(tables: Kysely<Tables>): Promise<number> {
  const { count } = await parkedBefore(tables, Date.now() - parkedTime + warningTime)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function parkedBefore(tables: Kysely<Tables>, time: number) {
  return tables.selectFrom('outbox').where('state', '=', 'parked').where('settled_at', '<', time);
}
