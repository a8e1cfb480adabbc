import { readFile } from 'node:fs/promises';
import { replaceFile } from '#disk/replace-file.ts';
import { UserError } from '#model/user-error.ts';
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

/** Deletes everything stored about a person. */
export async function erasePerson(store: Store, email: string): Promise<string> {
  const { submissions, subscribers, mails } = await store.erase(email);
  const records = submissions + subscribers + mails;
  if (records === 0) return `Nothing is kept of ${email}.\n`;
  return `${count(records, 'record')} of ${email} deleted. Mails that were delivered are not here.\n`;
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
