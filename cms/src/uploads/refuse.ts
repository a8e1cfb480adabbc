import { APIError, type PayloadRequest } from 'payload';
import type { Diagnosis } from '../../../src/content/diagnostics/diagnostic.ts';
import type { Language } from '../../../src/model/language.ts';
import { loaderWords, plainWords } from '../../../src/model/publishing/plain-words.ts';
import { languageOf } from '../language-of.ts';

/** Why an upload is refused, at the field of the file and in the person's language. */
export function refusal(req: Pick<PayloadRequest, 'i18n'>, reason: Diagnosis | string): APIError {
  const message =
    typeof reason === 'string' ? reason : wordsOf(reason, languageOf(req.i18n.language));
  const error = new APIError(message, 400, { errors: [{ path: 'file', message }] });
  // Built code has no names of classes, and Payload reports errors without one as unknown.
  return Object.assign(error, { name: 'APIError' });
}

function wordsOf(reason: Diagnosis, language: Language): string {
  return plainWords(reason, language) ?? loaderWords(reason);
}
