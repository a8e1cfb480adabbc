import type { ItemWords } from '#words/de/item.ts';
import { itemWords } from '#words/item.ts';
import { useLanguage } from './messages.tsx';

/** The words of an item's page, in the current language. */
export function useItemMessages(): ItemWords {
  return itemWords[useLanguage()];
}
