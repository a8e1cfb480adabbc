import type { Kysely } from 'kysely';
import { confirmDays } from '../newsletter/links.ts';
import type { Tables } from '../database/tables.ts';

/** As many at a time as a visitor who sends a message meanwhile does not notice. */
const atOnce = 500;

/** Deletes what is done since before this time, in small steps; gives the number of records. */
export async function deleteBefore(tables: Kysely<Tables>, time: number): Promise<number> {
  let deleted = 0;
  for (const step of [submissions, signUps]) {
    let count: number;
    do {
      count = await step(tables, time);
      deleted += count;
    } while (count === atOnce);
  }
  return deleted;
}

/** Submissions all of whose mails were delivered; their mails go with them. */
async function submissions(tables: Kysely<Tables>, time: number): Promise<number> {
  const done = tables
    .selectFrom('submissions')
    .select('submissions.id')
    .where('accepted_at', '<', time)
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

/** Without a confirmation there is no reason to keep an address once no link can confirm it. */
async function signUps(tables: Kysely<Tables>, time: number): Promise<number> {
  const lastLinks = Date.now() - confirmDays * 24 * 60 * 60 * 1000;
  const forgotten = tables
    .selectFrom('subscribers')
    .select('id')
    .where('state', '=', 'pending')
    .where(({ fn }) => fn.coalesce('mailed_at', 'signed_up_at'), '<', Math.min(time, lastLinks))
    .limit(atOnce);
  const { numDeletedRows } = await tables
    .deleteFrom('subscribers')
    .where('id', 'in', forgotten)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
