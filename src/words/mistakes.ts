import { type Mistakes, mistakes as de } from './de/mistakes.ts';
import { mistakes as en } from './en/mistakes.ts';
import { mistakes as fr } from './fr/mistakes.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: a browser loads them once a visitor begins to write. */
export const mistakeWords: Record<Language, Mistakes> = { de, en, fr };
