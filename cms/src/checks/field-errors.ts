import type { ValidationFieldError } from 'payload';
import type { z } from 'zod';
import type { Diagnostic } from '../../../src/content/diagnostics/diagnostic.ts';
import { type Language, languageNames, languages } from '../../../src/model/language.ts';
import { byCause, inOneLine } from '../../../src/model/publishing/plain-words.ts';
import { labelAt } from '../fields/label-at.ts';
import { isAt } from './mistakes.ts';

interface Form {
  /** The document's path in the admin. */
  admin: string;
  shape: z.core.$ZodShape;
  /** The language being edited. */
  language: string;
  /** The reader's language. */
  reader: Language;
}

/**
 * Converts mistakes to Payload's field errors, in the reader's language. Mistakes in another
 * language say so. Mistakes in other records are at no field of this form: they name the records,
 * and are merged if they have the same cause.
 */
export function fieldErrors(
  mistakes: readonly Diagnostic[],
  { admin, shape, language, reader }: Form,
): ValidationFieldError[] {
  const isOwn = (mistake: Diagnostic) => isAt(mistake, admin);
  const own = mistakes.filter(isOwn).map((mistake): ValidationFieldError => {
    const words = inOneLine(mistake, reader);
    const { searchParams, hash } = new URL(mistake.place.url ?? admin);
    const other = languages.find(
      (code) => code !== language && code === searchParams.get('locale'),
    );
    const steps = hash.replace('#field-', '').split('__');
    const label = labelAt(shape, steps);
    const path = steps.join('.');
    return { label, message: other ? `${languageNames[other]}: ${words}` : words, path };
  });
  const others = byCause(mistakes.filter((mistake) => !isOwn(mistake)));
  return [
    ...own,
    ...others.flatMap((same): ValidationFieldError[] => {
      const [first] = same;
      if (!first) return [];
      const records = [...new Set(same.map(({ place }) => place.document))];
      const words = inOneLine(first, reader);
      return [{ label: `${records.join(', ')}: ${words}`, message: words, path: '' }];
    }),
  ];
}
