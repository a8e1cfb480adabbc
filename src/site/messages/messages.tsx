import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#model/language.ts';
import type { Messages } from './de.ts';

const LanguageContext = createContext<Language>('de');

const messages = new Map<Language, Messages>();

/** Hands the messages of a language in, which must be there before anything is rendered in it. */
export function addMessages(language: Language, added: Messages): void {
  messages.set(language, added);
}

/** Holds the current language for everything below it. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/**
 * The words of the current language.
 *
 * @throws Error where they were not handed in.
 */
export function useMessages(): Messages {
  const language = useContext(LanguageContext);
  const found = messages.get(language);
  if (!found) throw new Error(`The messages of "${language}" are not loaded.`);
  return found;
}
