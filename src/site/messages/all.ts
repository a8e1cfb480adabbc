import { languages } from '#model/language.ts';
import { words } from '#words/words.ts';
import { addMessages } from './registered.ts';

/** Registers the messages of every language, for code that renders in any of them. */
export function addAllMessages(): void {
  for (const language of languages) addMessages(language, words[language].frame);
}
