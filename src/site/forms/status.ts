import type { MistakeCode } from '#model/forms/mistake-text.ts';

/** The error of each field, as a code and as text. */
export type Mistakes = Readonly<Record<string, { error: MistakeCode; text: string }>>;

/** Why a valid form could not be sent. */
export type Failure = 'offline' | 'too-many' | 'unexpected';

/** The status of a form. */
export type FormStatus =
  | { kind: 'editing'; mistakes: Mistakes }
  | { kind: 'sending' }
  | { kind: 'failed'; reason: Failure }
  | { kind: 'accepted' };

/** A form without known mistakes. */
export const untouched: FormStatus = { kind: 'editing', mistakes: {} };

/** The status of a form that did not reach the server. */
export function failure(): FormStatus {
  return { kind: 'failed', reason: navigator.onLine ? 'unexpected' : 'offline' };
}
