import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#model/language.ts';
import { de, type Messages } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const LanguageContext = createContext<Language>('de');

const messages: Record<Language, Messages> = {
  de,
  en: { ...de, ...en },
  fr: { ...de, ...fr },
};

/** Holds the current language for everything below it. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The words of the current language; a missing one is the German default text. */
export function useMessages(): Messages {
  return messages[useContext(LanguageContext)];
}
