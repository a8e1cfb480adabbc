import type { ValidationFieldError } from 'payload';
import type { z } from 'zod';
import type { Diagnostic } from '../../../src/content/diagnostics/diagnostic.ts';
import { type Language, languageNames, languages } from '../../../src/model/language.ts';
import { byCause, inOneLine } from '../../../src/model/publishing/plain-words.ts';
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
 * Mistakes as Payload shows them at fields, in the reader's language. Those of another language say so. Those of other records
 * stand at no field of this form: they name the records, together where they have one cause.
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
