import type { MistakeCode } from '#model/forms/mistake-text.ts';

/** By field: what is wrong with it, and how that is said. */
export type Mistakes = Readonly<Record<string, { error: MistakeCode; text: string }>>;

/** Why nothing could be sent, though all fields were right. */
export type Failure = 'offline' | 'too-many' | 'unexpected';

/** How it stands with a form. */
export type FormStatus =
  | { kind: 'editing'; mistakes: Mistakes }
  | { kind: 'sending' }
  | { kind: 'failed'; reason: Failure }
  | { kind: 'accepted' };

/** A form that nothing was found wrong with. */
export const untouched: FormStatus = { kind: 'editing', mistakes: {} };

/** What came of a form that did not reach the server. */
export function failure(): FormStatus {
  return { kind: 'failed', reason: navigator.onLine ? 'unexpected' : 'offline' };
}
