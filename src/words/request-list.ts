import { requestList as de, type RequestListWords } from './de/request-list.ts';
import { requestList as en } from './en/request-list.ts';
import { requestList as fr } from './fr/request-list.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: only pages that show items load them. */
export const requestListWords: Record<Language, RequestListWords> = { de, en, fr };
