import { languages } from '#model/language.ts';
import { words } from '#words/words.ts';
import { addMessages } from './messages.tsx';

/** Hands in the messages of every language, where any may be rendered. */
export function addAllMessages(): void {
  for (const language of languages) addMessages(language, words[language].frame);
}
