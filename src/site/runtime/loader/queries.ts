import type { SharedData } from '#model/page-data/page-data.ts';
import { parseQueryResult } from '#model/page-data/parse.ts';
import { queryPath } from '#model/page-data/paths.ts';
import { fetchJson } from './fetch-json.ts';
import { memory } from './memory.ts';

/** Loads the static queries of a page, each only once. */
export function queryLoader(): (hashes: readonly string[]) => Promise<SharedData> {
  const query = memory(loadQuery, () => Infinity);
  return async (hashes) => {
    const parts = await Promise.all(hashes.map(query));
    const shared = Object.assign({}, ...parts) as Partial<SharedData>;
    const { shell, code } = shared;
    if (!shell || !code) throw new Error('The page names no query of what pages share.');
    return { shell, code };
  };
}

/** @throws Error that names the query if it cannot be loaded. */
async function loadQuery(hash: string): Promise<Partial<SharedData>> {
  const path = queryPath(hash);
  const { status, json } = await fetchJson(path, { final: [200, 404, 500] });
  const result = status === 200 ? parseQueryResult(json) : undefined;
  if (!result) throw new Error(`The query JSON ${path} could not be loaded (status ${status}).`);
  return result.data;
}
