import type { Catalogue } from '#words/de/catalogue.ts';
import { catalogueWords } from '#words/catalogue.ts';
import { useLanguage } from './messages.tsx';

/** The words about items, in the current language. */
export function useCatalogueMessages(): Catalogue {
  return catalogueWords[useLanguage()];
}
