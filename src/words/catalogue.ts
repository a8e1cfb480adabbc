import { type Catalogue, catalogue as de } from './de/catalogue.ts';
import { catalogue as en } from './en/catalogue.ts';
import { catalogue as fr } from './fr/catalogue.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: only pages that show items load them. */
export const catalogueWords: Record<Language, Catalogue> = { de, en, fr };
