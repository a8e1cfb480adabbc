import { type FieldRule, formRules, type FormName } from '#model/forms/rules.ts';
import type { Language } from '#model/language.ts';
import type { FieldError, Mistakes } from '../status.ts';
import { type MistakeWords, mistakeWords } from './words.ts';

/** What is wrong, told in words of the language. */
export function told(
  form: FormName,
  errors: Readonly<Record<string, FieldError>>,
  language: Language,
): Mistakes {
  const words = mistakeWords[language];
  const entries = Object.entries(errors).map(
    ([field, error]) => [field, { error, text: textOf(words, form, field, error) }] as const,
  );
  return Object.fromEntries(entries);
}

function textOf(words: MistakeWords, form: FormName, field: string, error: FieldError): string {
  const rules: Record<string, FieldRule> = formRules[form];
  const { min = 0, max = 0 } = rules[field] ?? {};
  switch (error) {
    case 'missing':
      return missing(words, form === 'newsletter' ? 'subscriber' : field);
    case 'too-short':
      return words.tooShort(min);
    case 'too-long':
      return words.tooLong(max);
    case 'not-an-email':
      return words.notAnEmail;
    case 'not-agreed':
      return words.notAgreed;
    case 'forbidden-characters':
      return words.forbiddenCharacters;
    case 'already-registered':
      return words.alreadyRegistered;
  }
}

function missing({ missing: texts }: MistakeWords, what: string): string {
  return (texts as Record<string, string>)[what] ?? '';
}
