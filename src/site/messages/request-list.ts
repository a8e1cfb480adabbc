import type { RequestListWords } from '#words/de/request-list.ts';
import { requestListWords } from '#words/request-list.ts';
import { useLanguage } from './messages.tsx';

/** The words of the request list, in the current language. */
export function useRequestListMessages(): RequestListWords {
  return requestListWords[useLanguage()];
}
