import { UserError } from '#model/user-error.ts';
import { emlFolder } from '../mail/eml-folder.ts';
import type { Mailbox } from '../settings/setting-types.ts';
import type { Delivery } from '../outbox/deliveries.ts';
import type { Store } from '../store/store.ts';

/**
 * Lists the failed deliveries, each with the other server's words: first those
 * that are no longer tried, then those that will be tried again.
 */
export async function listOutbox({ outbox }: Store): Promise<string> {
  const [parked, waiting] = await Promise.all([outbox.list('parked'), outbox.list('waiting')]);
  const lines = [
    ...parked.map((delivery) => line(delivery, 'parked')),
    ...waiting
      .filter(({ failure }) => failure !== undefined)
      .map((delivery) => line(delivery, `next try ${new Date(delivery.dueAt).toISOString()}`)),
  ];
  const summary = `${parked.length} parked, ${waiting.length} waiting.`;
  const hint = 'Try again: schaufenster outbox retry. Save as files: schaufenster outbox export.';
  return `${[...lines, summary, ...(parked.length > 0 ? [hint] : [])].join('\n')}\n`;
}

function line(delivery: Delivery, state: string): string {
  const { id, createdAt, failure = '' } = delivery;
  return `${id}  ${new Date(createdAt).toISOString()}  ${recipient(delivery)}\n    ${state}: ${failure}`;
}

/**
 * Makes the server retry parked deliveries; all of them if no ids are given.
 *
 * @throws UserError for an id that is not that of a parked delivery.
 */
export async function retryParked({ outbox }: Store, ids: readonly string[]): Promise<string> {
  const parked = new Set((await outbox.list('parked')).map(({ id }) => id));
  const unknown = ids.filter((id) => !parked.has(id));
  if (unknown.length > 0) {
    throw new UserError(
      `Not parked: ${unknown.join(', ')}. schaufenster outbox list shows what is.`,
    );
  }
  const retried = await outbox.retry(ids.length > 0 ? ids : undefined);
  return `${retried} will be tried again by the server.\n`;
}

/** Writes undelivered mails into a folder. They stay in the outbox. */
export async function exportMails(
  { outbox }: Store,
  folder: string,
  sender?: Mailbox,
): Promise<string> {
  const deliveries = [...(await outbox.list('parked')), ...(await outbox.list('waiting'))];
  const mails = deliveries.filter((delivery) => delivery.mail !== undefined);
  const mailer = emlFolder(folder, sender);
  for (const delivery of mails) await mailer.send(delivery);
  return `${mails.length} written to ${folder}.\n`;
}

function recipient({ kind, recipient: address, mail }: Delivery): string {
  return mail ? `mail to ${mail.to}: ${mail.subject}` : `${kind}: ${address}`;
}
