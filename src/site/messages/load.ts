import type { Language } from '#model/language.ts';
import type { Messages } from './de.ts';
import { addMessages } from './messages.tsx';

const modules: Record<Language, () => Promise<Messages>> = {
  de: () => import('./de.ts').then(({ de }) => de),
  en: () => import('./en.ts').then(({ en }) => en),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
};

/** Loads the messages of a language: a browser needs those of its visitor alone. */
export async function loadMessages(language: Language): Promise<void> {
  addMessages(language, await modules[language]());
}
