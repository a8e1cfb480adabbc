import { item as de, type ItemWords } from './de/item.ts';
import { item as en } from './en/item.ts';
import { item as fr } from './fr/item.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: only the pages of items load them. */
export const itemWords: Record<Language, ItemWords> = { de, en, fr };
