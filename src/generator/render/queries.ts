import type { CodeView, QueryResult } from '#model/page-data/page-data.ts';
import { digest } from '../text/digest.ts';
import type { SharedQuery } from '../plan/planned.ts';

/** The static queries of a site: their files' contents, and where a page finds what it needs. */
export interface StaticQueries {
  /** Contents by hash. */
  files: ReadonlyMap<string, string>;
  /**
   * The hashes of the queries of these ids, with that of the code, which every page needs.
   *
   * @throws Error for an id that no query has.
   */
  hashesOf(ids: readonly string[]): string[];
}

/** What pages share as static queries: what the plan says, and what the code brings. */
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
