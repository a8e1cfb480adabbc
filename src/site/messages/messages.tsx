import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#model/language.ts';
import type { Frame } from '#words/frame/de.ts';
import { type Plural, plural } from '#words/plural.ts';
import { messagesOf } from './registered.ts';

const LanguageContext = createContext<Language>('de');

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

/** Selects the plural form for a number in the current language. */
export function usePlural(): (count: number, sentences: Plural) => string {
  const language = useLanguage();
  return (count, sentences) => plural(language, count, sentences);
}
