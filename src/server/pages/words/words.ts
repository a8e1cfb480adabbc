import type { Language } from '#model/language.ts';
import { de, type Words } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const words: Record<Language, Words> = { de, en, fr };
