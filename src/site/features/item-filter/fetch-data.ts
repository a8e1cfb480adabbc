import { queryPath } from '#model/page-data/paths.ts';

const known = new Map<string, Promise<unknown>>();
const arrived = new Map<string, unknown>();

/**
 * Loads a data file by its hash, once. After a failure, it is requested again, bypassing the HTTP
 * cache.
 *
 * @throws Error if it cannot be loaded.
 */
export async function fetchData(hash: string): Promise<unknown> {
  const loading = known.get(hash) ?? request(hash);
  known.set(hash, loading);
  try {
    const data = await loading;
    arrived.set(hash, data);
    return data;
  } catch (error) {
    known.delete(hash);
    failed.add(hash);
    throw error;
  }
}

/** The data of a loaded file; undefined until then. */
export function arrivedData(hash: string): unknown {
  return arrived.get(hash);
}

const failed = new Set<string>();

async function request(hash: string): Promise<unknown> {
  const response = await fetch(queryPath(hash), {
    cache: failed.has(hash) ? 'reload' : 'default',
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`${queryPath(hash)} answers ${response.status}.`);
  const { data } = (await response.json()) as { data: unknown };
  return data;
}
