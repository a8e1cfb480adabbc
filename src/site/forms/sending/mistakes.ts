import { type MistakeCode, mistakeText } from '#model/forms/mistake-text.ts';
import type { FormName } from '#model/forms/forms.ts';
import type { Language } from '#model/language.ts';
import type { Mistakes } from '../status.ts';
import { formNamed } from './forms.ts';

/**
 * Describes mistakes in the given language.
 *
 * @param allowed the valid values, for fields whose text names them.
 */
export function told(
  form: FormName,
  errors: Readonly<Record<string, MistakeCode>>,
  language: Language,
  allowed: Readonly<Record<string, string>> = {},
): Mistakes {
  const definition = formNamed(form);
  const entries = Object.entries(errors).map(([field, error]) => {
    const mistake = { definition, field, code: error, allowed: allowed[field] };
    const text = mistakeText(mistake, language);
    return [field, { error, text }] as const;
  });
  return Object.fromEntries(entries);
}
