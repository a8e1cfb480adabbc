import type { CodeView, QueryResult } from '#model/page-data/page-data.ts';
import { digest } from '../text/digest.ts';
import type { SharedQuery } from '../plan/planned.ts';

/** The static queries of a site: their files, and which of them a page needs. */
export interface StaticQueries {
  /** Contents by hash. */
  files: ReadonlyMap<string, string>;
  /**
   * The hashes of the queries with these ids, and of the code's query, which every page needs.
   *
   * @throws Error if there is no query with an id.
   */
  hashesOf(ids: readonly string[]): string[];
}

/** Creates the static queries that pages share, from the plan and the code. */
export function staticQueries(
  queries: ReadonlyMap<string, SharedQuery>,
  code: CodeView,
): StaticQueries {
  const files = new Map<string, string>();
  const add = (data: QueryResult['data']) => {
    const json = JSON.stringify({ data } satisfies QueryResult);
    const hash = digest(json);
    files.set(hash, json);
    return hash;
  };
  const ofCode = add({ code });
  const hashes = new Map(
    Array.from(queries, ([id, { key, data }]) => [id, add({ [key]: data })] as const),
  );
  return {
    files,
    hashesOf(ids) {
      const found = ids.map((id) => {
        const hash = hashes.get(id);
        if (hash === undefined) throw new Error(`A page asks for an unknown query "${id}".`);
        return hash;
      });
      return [...found, ofCode];
    },
  };
}
