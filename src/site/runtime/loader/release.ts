import { parseAppData } from '#model/page-data/parse.ts';
import { appDataPath } from '#model/page-data/paths.ts';
import { fetchJson } from './fetch-json.ts';
import { memory } from './memory.ts';

/** For how long an answer holds, ms: links that are prefetched together ask once. */
const lifetime = 10_000;

/**
 * Tells whether the server has a release with code other than `codeHash`. Where it does not answer,
 * that is not known and nothing is to be done (specification, section 8).
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
