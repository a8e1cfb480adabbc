import type { External } from '#words/de/external.ts';
import { externalWords } from '#words/external.ts';
import { useLanguage } from './messages.tsx';

/** The words about external content, in the current language. */
export function useExternalMessages(): External {
  return externalWords[useLanguage()];
}
