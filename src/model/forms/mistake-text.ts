import type { Mistakes } from '#words/de/mistakes.ts';
import { mistakeWords } from '#words/mistakes.ts';
import type { Language } from '../language.ts';
import { type ErrorCode, type FieldRule, type FormName, formRules } from './rules.ts';

/** A field's mistake: found by the rules, or known only to the server. */
export type MistakeCode = ErrorCode | 'already-registered';

interface Mistake {
  form: FormName;
  /** Name of a form field. */
  field: string;
  code: MistakeCode;
}

/** The message shown to a visitor beside a field. */
export function mistakeText({ form, field, code }: Mistake, language: Language): string {
  const words = mistakeWords[language];
  const rules: Record<string, FieldRule> = formRules[form];
  const { min = 0, max = 0 } = rules[field] ?? {};
  switch (code) {
    case 'missing':
      return missing(words, form === 'newsletter' ? 'subscriber' : field);
    case 'too-short':
      return words.tooShort(min);
    case 'too-long':
      return words.tooLong(max);
    case 'not-an-email':
      return words.notAnEmail;
    case 'not-a-number':
      return words.notANumber(min, max);
    case 'not-agreed':
      return words.notAgreed;
    case 'forbidden-characters':
      return words.forbiddenCharacters;
    case 'already-registered':
      return words.alreadyRegistered;
  }
}

function missing({ missing: texts }: Mistakes, what: string): string {
  return (texts as Record<string, string>)[what] ?? '';
}
