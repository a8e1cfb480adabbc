import type { Filter } from '#words/de/filter.ts';
import { filterWords } from '#words/filter.ts';
import { useLanguage } from './messages.tsx';

export type FilterWords = Filter;

/** The words of the filter, in the current language. */
export function useFilterMessages(): Filter {
  return filterWords[useLanguage()];
}
