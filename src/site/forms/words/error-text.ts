import { type FieldRule, formRules, type FormName } from '#model/forms/rules.ts';
import type { FieldError } from '../status.ts';
import type { FormWords } from './de.ts';

/** What is said about a field that is wrong. */
export function errorText(
  words: FormWords,
  form: FormName,
  field: string,
  error: FieldError,
): string {
  const rules: Record<string, FieldRule> = formRules[form];
  const { min = 0, max = 0 } = rules[field] ?? {};
  switch (error) {
    case 'missing':
      return form === 'newsletter' ? words.newsletter.missing : missing(words, field);
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
      return words.newsletter.alreadyRegistered;
  }
}

function missing(words: FormWords, field: string): string {
  const texts: Record<string, string> = words.missing;
  return texts[field] ?? words.unexpected;
}
