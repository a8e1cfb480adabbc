import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Records in the data folder that the content system is running, until it ends normally. */
export async function beginRun(data: string): Promise<{ end: () => Promise<void> }> {
  const file = join(data, 'running.txt');
  await writeFile(file, new Date().toISOString());
  return { end: async () => rm(file, { force: true }) };
}

/**
 * Describes what a crashed run has left, in a few lines; undefined if the last one ended normally.
 */
export async function describeCrash(data: string): Promise<string | undefined> {
  const begun = await readFile(join(data, 'running.txt'), 'utf8').catch(() => undefined);
  if (begun === undefined) return undefined;
  const database = await describeDatabase(join(data, 'cms.sqlite'));
  const untold = await readFile(join(data, 'to-publish.json'), 'utf8').catch(() => undefined);
  return [
    `The last run, begun at ${begun}, broke off.`,
    database,
    untold === undefined
      ? 'The site has heard of all that was published.'
      : 'The site has not heard of what was published last; it does now.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether SQLite's file is intact; undefined if the database is elsewhere. */
async function describeDatabase(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const { DatabaseSync } = await import('node:sqlite');
  let result: unknown;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    result = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    database.close();
  } catch (error) {
    result = (error as Error).message;
  }
  return result === 'ok'
    ? 'The database is whole.'
    : `The database is damaged: ${String(result)}. Restore the last backup.`;
}
