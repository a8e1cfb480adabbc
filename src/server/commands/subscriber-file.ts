import { z } from 'zod';
import { normalEmail } from '#model/forms/email.ts';
import { languages } from '#model/language.ts';
import { UserError } from '#model/user-error.ts';
import type { ImportedSubscriber, Subscriber } from '../newsletter/newsletter-store.ts';
import { CsvError, fromCsv, toCsv } from './csv.ts';

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
export function writeSubscribers(subscribers: readonly Subscriber[]): string {
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
