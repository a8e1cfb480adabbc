import { type External, external as de } from './de/external.ts';
import { external as en } from './en/external.ts';
import { external as fr } from './fr/external.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: only pages that show content of others load them. */
export const externalWords: Record<Language, External> = { de, en, fr };
