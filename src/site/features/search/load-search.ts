import type { Language } from '#model/language.ts';
import { type SearchIndex, searchIndexPath } from '#model/search/index-format.ts';
import { allParts, type Search, searchIn } from '#model/search/search.ts';

/** The search for one language, and its source. */
interface LoadedSearch {
  find: Search;
  suggestions: SearchIndex['suggestions'];
}

/** The search of a small site is loaded completely, so that it then works offline. */
const mostParts = 40;

const loaded = new Map<string, Promise<unknown>>();

/**
 * Loads the search for a language; later calls share the result.
 *
 * @throws Error if it cannot be loaded; the next call then tries again.
 */
export async function loadSearch(language: Language): Promise<LoadedSearch> {
  const index = (await loadOnce(searchIndexPath(language))) as SearchIndex;
  return { find: searchIn(index, language, loadOnce), suggestions: index.suggestions };
}

/**
 * Loads the remaining parts of a small site's search. Failures are ignored, because the search
 * requests missing parts when it needs them.
 */
export async function loadRest(language: Language): Promise<void> {
  const index = (await loadOnce(searchIndexPath(language))) as SearchIndex;
  await Promise.allSettled(allParts(index, mostParts).map(loadOnce));
}

function loadOnce(path: string): Promise<unknown> {
  const before = loaded.get(path);
  if (before) return before;
  const loading = load(path);
  loaded.set(path, loading);
  loading.catch(() => loaded.delete(path));
  return loading;
}

async function load(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${path} could not be loaded (status ${response.status}).`);
  return response.json();
}
