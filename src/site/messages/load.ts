import type { Language } from '#model/language.ts';
import type { Frame } from '#words/de/frame.ts';
import { addMessages } from './registered.ts';

const modules: Record<Language, () => Promise<Frame>> = {
  de: () => import('#words/de/frame.ts').then((words) => words.frame),
  en: () => import('#words/en/frame.ts').then((words) => words.frame),
  fr: () => import('#words/fr/frame.ts').then((words) => words.frame),
};

/** Loads the messages of one language: a browser needs only its visitor's. */
export async function loadMessages(language: Language): Promise<void> {
  addMessages(language, await modules[language]());
}
