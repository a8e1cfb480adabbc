import type { EventWords } from '#words/de/event.ts';
import { eventWords } from '#words/event.ts';
import { useLanguage } from './messages.tsx';

/** The words of events, in the current language. */
export function useEventMessages(): EventWords {
  return eventWords[useLanguage()];
}
