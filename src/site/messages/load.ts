import type { Language } from '#model/language.ts';
import type { Frame } from '#words/frame/de.ts';
import { addMessages } from './registered.ts';

const modules: Record<Language, () => Promise<Frame>> = {
  de: () => import('#words/frame/de.ts').then((words) => words.frame),
  en: () => import('#words/frame/en.ts').then((words) => words.frame),
  fr: () => import('#words/frame/fr.ts').then((words) => words.frame),
};

/** Loads the messages of one language: a browser only needs its visitor's. */
export async function loadMessages(language: Language): Promise<void> {
  addMessages(language, await modules[language]());
}
