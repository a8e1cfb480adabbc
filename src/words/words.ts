import { de, type Words } from './de/de.ts';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';
import type { Language } from './languages.ts';

/** The words of all languages. For the build and the server: no code of browsers may import it. */
export const words: Record<Language, Words> = { de, en, fr };
