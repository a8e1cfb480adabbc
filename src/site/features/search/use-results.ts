import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Language } from '#model/language.ts';
import type { SearchIndex } from '#model/search/index-format.ts';
import type { Found } from '#model/search/search.ts';
import { loadRest, loadSearch } from './load-search.ts';

/** The result of a query. While the next query is running, this is the previous result. */
export interface Results extends Found {
  state: 'loading' | 'found' | 'failed';
  /** The query that all of this belongs to. */
  query: string;
  suggestions: SearchIndex['suggestions'];
}

interface Asked {
  language: Language;
  query: string;
  /** The maximum number of entries per group. */
  most: number;
}

type Show = (change: (before: Results) => Results) => void;

/** The results of a query, and a function that retries after a failure. */
export function useResults({ language, query, most }: Asked): [Results, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [results, setResults] = useState(before);
  const asked = useMemo(
    () => ({ language, query, most, attempt }),
    [language, query, most, attempt],
  );
  const retry = useCallback(() => {
    setResults((last) => ({ ...last, state: 'loading' }));
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => lookUp(asked, setResults), [asked]);
  useEffect(() => {
    if (results.state !== 'failed') return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [results.state, retry]);
  return [results, retry];
}

const nothing: Found = { groups: [], terms: new Set() };

const before: Results = { ...nothing, state: 'loading', query: '', suggestions: [] };

/** Looks up a query and shows the results, unless the returned function has been called before. */
function lookUp({ language, query, most }: Asked, show: Show): () => void {
  let isWanted = true;
  const look = async () => {
    const { find, suggestions } = await loadSearch(language);
    const found = query === '' ? nothing : await find(query, most);
    if (isWanted) show(() => ({ ...found, state: 'found', query, suggestions }));
    await loadRest(language);
  };
  look().catch(() => {
    if (isWanted) show((last) => ({ ...last, ...nothing, state: 'failed', query }));
  });
  return () => {
    isWanted = false;
  };
}
