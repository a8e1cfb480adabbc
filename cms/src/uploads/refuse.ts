import type { APIError, PayloadRequest } from 'payload';
import type { Diagnosis } from '../../../src/content/diagnostics/diagnostic.ts';
import type { Language } from '../../../src/model/language.ts';
import { loaderWords, plainWords } from '../../../src/model/publishing/plain-words.ts';
import { refused } from '../access/refused.ts';
import { languageOf } from '../language-of.ts';

/** An upload's rejection, at the file's field or another one, in the person's language. */
export function refusal(
  req: Pick<PayloadRequest, 'i18n'>,
  reason: Diagnosis | string,
  path = 'file',
): APIError {
  const message =
    typeof reason === 'string' ? reason : wordsOf(reason, languageOf(req.i18n.language));
  return refused(message, 400, { errors: [{ path, message }] });
}

function wordsOf(reason: Diagnosis, language: Language): string {
  return plainWords(reason, language) ?? loaderWords(reason);
}
