import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#model/language.ts';
import type { Frame } from '#words/de/frame.ts';
import { type Plural, plural } from '#words/plural.ts';

const LanguageContext = createContext<Language>('de');

const messages = new Map<Language, Frame>();

/** Hands the messages of a language in, which must be there before anything is rendered in it. */
export function addMessages(language: Language, added: Frame): void {
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
export function useMessages(): Frame {
  return messagesOf(useLanguage());
}

/**
 * The words of a language.
 *
 * @throws Error where they were not handed in.
 */
export function messagesOf(language: Language): Frame {
  const found = messages.get(language);
  if (!found) throw new Error(`The messages of "${language}" are not loaded.`);
  return found;
}

/** Picks what is said of a number in the current language. */
export function usePlural(): (count: number, sentences: Plural) => string {
  const language = useLanguage();
  return (count, sentences) => plural(language, count, sentences);
}
