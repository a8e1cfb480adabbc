import { readFile } from 'node:fs/promises';
import { replaceFile } from '#disk/replace-file.ts';
import { UserError } from '#model/user-error.ts';
import { whoIs } from '../store/erase.ts';
import type { Store } from '../store/store.ts';
import { readSubscribers, writeSubscribers } from './subscriber-file.ts';

/** Writes all subscribers to a CSV file, or returns the CSV if no file is named. */
export async function exportSubscribers(store: Store, file?: string): Promise<string> {
  const subscribers = await store.newsletter.list();
  const csv = writeSubscribers(subscribers);
  if (file === undefined) return csv;
  await replaceFile(file, csv, 0o600);
  return `${count(subscribers.length, 'subscriber')} written to ${file}.\n`;
}

/**
 * Imports the subscribers of a CSV file; none of them if the file has a mistake.
 *
 * @throws UserError that lists every mistake, or says why the file cannot be read.
 */
export async function importSubscribers(store: Store, file: string): Promise<string> {
  const subscribers = readSubscribers(await contents(file));
  const { added, known } = await store.newsletter.import(subscribers);
  return `${count(added, 'subscriber')} added; ${known} known already and left as they were.\n`;
}

/**
 * Deletes everything stored about a person.
 *
 * @throws UserError for words that say nothing by which a person can be found.
 */
export async function erasePerson(store: Store, words: string): Promise<string> {
  const who = whoIs(words);
  if (!who) {
    throw new UserError(
      `"${words}" is no mail address, phone number or message id. By a name nobody can be found for sure: look the message up in the shop's mailbox, and give the address or number in it, or the id in its Message-ID.`,
    );
  }
  const { submissions, subscribers, mails } = await store.erase(who);
  const records = submissions + subscribers + mails;
  const also = {
    person: 'Messages that were sent with a phone number alone are found by that number.',
    phone: 'Messages that were sent with a mail address too are found by that as well.',
    id: 'Other messages of this person are found by mail address or phone number.',
  };
  const found =
    records === 0
      ? `Nothing is kept of ${words}.`
      : `${count(records, 'record')} of ${words} deleted.`;
  return `${found} ${also[who.by]}\nMails that were delivered to a mail server are not here.\n`;
}

async function contents(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(`${file} cannot be read: ${why}`, { cause: error });
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
