import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#model/language.ts';
import type { Frame } from '#words/de/frame.ts';
import { type Plural, plural } from '#words/plural.ts';

const LanguageContext = createContext<Language>('de');

const messages = new Map<Language, Frame>();

/** Registers the messages of a language. Required before anything is rendered in it. */
export function addMessages(language: Language, added: Frame): void {
  messages.set(language, added);
}

/** Provides the current language to its children. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/**
 * The messages of the current language.
 *
 * @throws Error if they were not registered.
 */
export function useMessages(): Frame {
  return messagesOf(useLanguage());
}

/**
 * The messages of a language.
 *
 * @throws Error if they were not registered.
 */
export function messagesOf(language: Language): Frame {
  const found = messages.get(language);
  if (!found) throw new Error(`The messages of "${language}" are not loaded.`);
  return found;
}

/** Selects the plural form for a number in the current language. */
export function usePlural(): (count: number, sentences: Plural) => string {
  const language = useLanguage();
  return (count, sentences) => plural(language, count, sentences);
}
