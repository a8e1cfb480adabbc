import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { addMessages } from './messages.tsx';

/** Hands in the messages of every language, where any may be rendered. */
export function addAllMessages(): void {
  addMessages('de', de);
  addMessages('en', en);
  addMessages('fr', fr);
}
