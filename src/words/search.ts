import { search as de, type SearchWords } from './de/search.ts';
import { search as en } from './en/search.ts';
import { search as fr } from './fr/search.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: only those who search load them. */
export const searchWords: Record<Language, SearchWords> = { de, en, fr };
