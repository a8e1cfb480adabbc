import type { AfterErrorHook } from 'payload';
import { mostMegabytes } from './most-megabytes.ts';
import { languageOf } from './refuse.ts';
import { uploadWords } from './words.ts';

/** Larger uploads are stopped while they come in. */
export const uploadLimits = {
  limits: { fileSize: mostMegabytes * 1024 ** 2 },
  requestSizeLimit: 2 * mostMegabytes * 1024 ** 2,
};

/** Says so at the field of the file, in the person's language. */
export const sayTooHeavy: AfterErrorHook = ({ error, req }) => {
  if (Reflect.get(error, 'status') !== 413) return;
  const message = uploadWords(languageOf(req)).tooHeavy(mostMegabytes);
  return { response: { errors: [{ message, data: { errors: [{ path: 'file', message }] } }] } };
};
