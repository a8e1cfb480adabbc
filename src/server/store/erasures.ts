import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#disk/replace-file.ts';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { FeatureTables, Who } from '../database/feature-tables.ts';

// An older backup still holds whoever was erased since. So each erasure is noted outside of the
// database, by a keyed hash, and carried out again after the backup has been put in place.

const listSchema = z.object({
  /** Of the hashes. */
  key: z.string(),
  erased: z.array(
    z.object({ by: z.enum(['person', 'phone', 'id']), hash: z.string(), at: z.number() }),
  ),
});

type Erasures = z.infer<typeof listSchema>;

/** How long a backup may be kept and still be put in place, ms: two years. */
const longest = 2 * 365 * 24 * 60 * 60 * 1000;

/** Adds an erasure to the list in the data folder. */
export async function noteErasure(dataFolder: string, { by, key }: Who): Promise<void> {
  const list = (await readList(dataFolder)) ?? { key: randomBytes(32).toString('hex'), erased: [] };
  const now = Date.now();
  const kept = list.erased.filter(({ at }) => at > now - longest);
  const next = { ...list, erased: [...kept, { by, hash: hashOf(list, key), at: now }] };
  await replaceFile(fileIn(dataFolder), JSON.stringify(next), 0o600);
}

/** Those of the database who were erased before, as far as their records are older than that. */
export async function erasedBefore(
  dataFolder: string,
  { tables }: Database,
  features: readonly FeatureTables[],
): Promise<{ who: Who; at: number }[]> {
  const list = await readList(dataFolder);
  if (!list || list.erased.length === 0) return [];
  const times = new Map(list.erased.map(({ by, hash, at }) => [`${by} ${hash}`, at]));
  const senders = await tables
    .selectFrom('submissions')
    .select(['id', 'person', 'phone'])
    .execute();
  const people = await Promise.all(features.map((feature) => feature.people(tables)));
  const stored: Who[] = [
    ...senders.flatMap(({ id, person, phone }): Who[] => [
      { by: 'id', key: id },
      ...(person === null ? [] : [{ by: 'person', key: person } as const]),
      ...(phone === null ? [] : [{ by: 'phone', key: phone } as const]),
    ]),
    ...people.flat(),
  ];
  return stored.flatMap((who) => {
    const at = times.get(`${who.by} ${hashOf(list, who.key)}`);
    return at === undefined ? [] : { who, at };
  });
}

function hashOf(list: Pick<Erasures, 'key'>, key: string): string {
  return createHmac('sha256', list.key).update(key).digest('base64url');
}

async function readList(dataFolder: string): Promise<Erasures | undefined> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : listSchema.parse(JSON.parse(text));
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'erased.json');
}
