import type { ValidationFieldError } from 'payload';
import type { z } from 'zod';
import type { Diagnostic } from '../../../src/content/diagnostics/diagnostic.ts';
import { type Language, languageNames, languages } from '../../../src/model/language.ts';
import { inOneLine } from '../../../src/model/publishing/plain-words.ts';
import { labelAt } from '../fields/label-at.ts';
import { isAt } from './mistakes.ts';

interface Form {
  /** Path of the document in the admin. */
  admin: string;
  shape: z.core.$ZodShape;
  /** The language that is edited. */
  language: string;
  /** The language of whoever reads the form. */
  reader: Language;
}

/**
 * Mistakes as Payload shows them at fields, in the reader's language. Those of another language say so, and those of other
 * records name the record; they stand at no field of this form.
 */
export function fieldErrors(
  mistakes: readonly Diagnostic[],
  { admin, shape, language, reader }: Form,
): ValidationFieldError[] {
  return mistakes.map((mistake) => {
    const { place } = mistake;
    const words = inOneLine(mistake, reader);
    if (!isAt(mistake, admin) || place.url === undefined) {
      return { label: `${place.document}: ${words}`, message: words, path: '' };
    }
    const { searchParams, hash } = new URL(place.url);
    const other = languages.find(
      (code) => code !== language && code === searchParams.get('locale'),
    );
    const steps = hash.replace('#field-', '').split('__');
    const label = labelAt(shape, steps);
    const path = steps.join('.');
    return { label, message: other ? `${languageNames[other]}: ${words}` : words, path };
  });
}
