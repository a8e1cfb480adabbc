import { type Filter, filter as de } from './de/filter.ts';
import { filter as en } from './en/filter.ts';
import { filter as fr } from './fr/filter.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: they are loaded once a visitor filters. */
export const filterWords: Record<Language, Filter> = { de, en, fr };
