import { event as de, type EventWords } from './de/event.ts';
import { event as en } from './en/event.ts';
import { event as fr } from './fr/event.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: only the pages of events load them. */
export const eventWords: Record<Language, EventWords> = { de, en, fr };
