import type { CodeView, QueryResult } from '#model/page-data/page-data.ts';
import { digest } from '../pages.ts';
import type { SharedQuery } from '../plan/planned.ts';

/** The static queries of a site: their files' contents by hash, and the hashes of each shell. */
export interface StaticQueries {
  files: ReadonlyMap<string, string>;
  /** By the id of the shell's query, the hashes of all that its pages share. */
  hashes: ReadonlyMap<string, readonly string[]>;
}

/** What pages share as static queries: the shell of each language, and what the code brings. */
export function staticQueries(shells: readonly SharedQuery[], code: CodeView): StaticQueries {
  const files = new Map<string, string>();
  const add = (data: QueryResult['data']) => {
    const json = JSON.stringify({ data } satisfies QueryResult);
    const hash = digest(json);
    files.set(hash, json);
    return hash;
  };
  const ofCode = add({ code });
  const hashes = new Map(shells.map(({ id, data }) => [id, [add({ shell: data }), ofCode]]));
  return { files, hashes };
}
