import { parseAppData } from '#model/page-data/parse.ts';
import { appDataPath } from '#model/page-data/paths.ts';
import { fetchJson } from './fetch-json.ts';
import { memory } from './memory.ts';

/** How long an answer is reused, ms: links prefetched together need one request. */
const lifetime = 10_000;

/**
 * Checks whether the server has a release with code other than `codeHash`. Without an answer from
 * the server, the answer is no (specification, section 8).
 */
export function releaseCheck(codeHash: string): () => Promise<boolean> {
  const isNew = memory(
    async () => {
      const { status, json, isStored } = await fetchJson(appDataPath, { final: [200] });
      const found = status === 200 && !isStored ? parseAppData(json) : undefined;
      return found !== undefined && found.webpackCompilationHash !== codeHash;
    },
    { lifetime, isKept: () => true },
  );
  return () => isNew('');
}
