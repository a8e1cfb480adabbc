import type { Language } from '#model/language.ts';
import type { Frame } from '#words/frame/de.ts';

// Separate from the components, so that the browser entry does not wait for React.
const messages = new Map<Language, Frame>();

/** Registers the messages of a language. Required before anything is rendered in it. */
export function addMessages(language: Language, added: Frame): void {
  messages.set(language, added);
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
