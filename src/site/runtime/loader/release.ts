import { parseAppData } from '#model/page-data/parse.ts';
import { appDataPath } from '#model/page-data/paths.ts';
import { fetchJson } from './fetch-json.ts';
import { withTimeout } from './with-timeout.ts';
import { memory } from './memory.ts';

/** How long an answer is reused, ms: links prefetched together need one request. */
const lifetime = 10_000;

/** How long a loaded page waits for the answer, ms. */
const initialWaitMs = 1000;

/**
 * Checks whether the server has a release with code other than `codeHash`: sends a request, and
 * returns a function that waits for the answer. Without one in time the answer is no
 * (specification, section 8), and further calls do not wait until the server has responded.
 */
export function releaseCheck(codeHash: string): () => () => Promise<boolean> {
  let wait = initialWaitMs;
  const isNew = memory(
    async () => {
      const { status, json, isStored } = await fetchJson(appDataPath, { final: [200] });
      if (status === 200) wait = initialWaitMs;
      const found = status === 200 && !isStored ? parseAppData(json) : undefined;
      return found !== undefined && found.webpackCompilationHash !== codeHash;
    },
    () => lifetime,
  );
  return () => {
    const asked = isNew('');
    return async () => {
      const answer = await withTimeout(asked, wait, undefined);
      if (answer === undefined) wait = 0;
      return answer ?? false;
    };
  };
}
