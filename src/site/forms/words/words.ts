import type { Language } from '#model/language.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { de, type FormWords } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const words: Record<Language, FormWords> = { de, en, fr };

/** The words of the forms in the current language; only pages with a form load them. */
export function useFormWords(): FormWords {
  return words[useLanguage()];
}
