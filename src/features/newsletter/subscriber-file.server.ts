import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '#disk/replace-file.ts';
import { normalEmail } from '#model/forms/email.ts';
import { languages } from '#model/language.ts';
import { UserError } from '#model/user-error.ts';
import type { Storage } from '#server/database/feature-tables.ts';
import { CsvError, fromCsv, toCsv } from './csv.server.ts';
import { newsletterStore } from './newsletter-store.server.ts';
import type { ImportedSubscriber, Subscriber } from './subscribers.server.ts';

/** Writes all subscribers to a CSV file, or returns the CSV if no file is named. */
export async function exportSubscribers(storage: Storage, file?: string): Promise<string> {
  const subscribers = await newsletterStore(storage).list();
  const csv = writeSubscribers(subscribers);
  if (file === undefined) return csv;
  await replaceFile(file, csv, 0o600);
  return `${subscribers.length} subscriber${subscribers.length === 1 ? '' : 's'} written to ${file}.\n`;
}

/**
 * Imports the subscribers of a CSV file; none of them if the file has a mistake.
 *
 * @throws UserError that lists every mistake, or says why the file cannot be read.
 */
export async function importSubscribers(storage: Storage, file: string): Promise<string> {
  const subscribers = readSubscribers(await contents(file));
  const { added, known } = await newsletterStore(storage).import(subscribers);
  return `${added} subscriber${added === 1 ? '' : 's'} added; ${known} known already and left as they were.\n`;
}

async function contents(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(`${file} cannot be read: ${why}`, { cause: error });
  }
}

const time = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-11-21T10:00:00Z' })
  .transform((value) => Date.parse(value));

const states = ['pending', 'confirmed', 'unsubscribed'] as const;

const schema = z
  .object({
    email: z.string().transform((value, context) => {
      const email = normalEmail(value);
      if (email !== undefined) return email;
      context.addIssue('must be a mail address');
      return z.NEVER;
    }),
    language: z.enum(languages, `must be one of ${languages.join(', ')}`),
    state: z.enum(states, `must be one of ${states.join(', ')}`),
    consentText: z.string('must be the text that was agreed to, as proof'),
    signedUpAt: time,
    confirmedAt: time.exactOptional(),
    unsubscribedAt: time.exactOptional(),
    page: z.string().exactOptional(),
    visitor: z.string().exactOptional(),
    confirmVisitor: z.string().exactOptional(),
  })
  .refine(({ state, confirmedAt }) => state !== 'confirmed' || confirmedAt !== undefined, {
    path: ['confirmedAt'],
    error: 'must be set where the state is confirmed',
  });

const columns = schema.keyof().options;

/** Writes subscribers, with proof of their consent, as CSV that `readSubscribers` can read back. */
function writeSubscribers(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map((one) => columns.map((column) => cell(one[column])));
  return toCsv([columns, ...rows]);
}

/** @throws UserError that lists every mistake with its line and column. */
export function readSubscribers(text: string): ImportedSubscriber[] {
  const [head, ...rows] = readRows(text);
  const names = head?.cells ?? [];
  const missing = ['email', 'language', 'state', 'consentText', 'signedUpAt'].filter(
    (name) => !names.includes(name),
  );
  if (missing.length > 0) {
    throw new UserError(
      `Line 1 must name the columns; these are missing: ${missing.join(', ')}. ` +
        'The file that subscribers export writes has them all.',
    );
  }
  const results = rows.map(({ line, cells }) => ({
    line,
    result: schema.safeParse(fields(cells)),
  }));
  const mistakes = results.flatMap(({ line, result }) =>
    (result.error?.issues ?? []).map(
      ({ path, message }) => `Line ${line}: ${String(path[0])} ${message}.`,
    ),
  );
  if (mistakes.length > 0) throw new UserError(`${mistakes.join('\n')}\nNothing was imported.`);
  return results.flatMap(({ result }) => (result.success ? [result.data] : []));

  /** Leaves out empty cells. */
  function fields(cells: readonly string[]): Record<string, string> {
    return Object.fromEntries(
      names.flatMap((name, at) => {
        const value = cells[at]?.trim();
        return value ? [[name, value]] : [];
      }),
    );
  }
}

function readRows(text: string): ReturnType<typeof fromCsv> {
  try {
    return fromCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UserError(`Line ${error.line}: ${error.message} Nothing was imported.`);
  }
}

function cell(value: string | number | undefined): string {
  return typeof value === 'number' ? new Date(value).toISOString() : (value ?? '');
}
