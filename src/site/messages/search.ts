import type { SearchWords } from '#words/de/search.ts';
import { searchWords } from '#words/search.ts';
import { useLanguage } from './messages.tsx';

/** The words of the search, in the current language. */
export function useSearchMessages(): SearchWords {
  return searchWords[useLanguage()];
}
