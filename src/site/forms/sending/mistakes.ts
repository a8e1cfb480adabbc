import { type MistakeCode, mistakeText } from '#model/forms/mistake-text.ts';
import type { FormName } from '#model/forms/rules.ts';
import type { Language } from '#model/language.ts';
import type { Mistakes } from '../status.ts';

/** Describes mistakes in the given language. */
export function told(
  form: FormName,
  errors: Readonly<Record<string, MistakeCode>>,
  language: Language,
): Mistakes {
  const entries = Object.entries(errors).map(([field, error]) => {
    const text = mistakeText({ form, field, code: error }, language);
    return [field, { error, text }] as const;
  });
  return Object.fromEntries(entries);
}
