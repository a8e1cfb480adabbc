import type { Mistakes } from '#words/mistakes.ts';
import { mistakeWords } from '#words/mistakes.ts';
import type { Language } from '../language.ts';
import type { FormDefinition } from '../feature.ts';
import type { ErrorCode, FieldRule } from './rules.ts';

/** A field's mistake: found by the rules, or known only to the server. */
export type MistakeCode =
  | ErrorCode
  | 'already-registered'
  | 'past'
  | 'closed'
  | 'outside-hours'
  | 'too-little'
  | 'too-much';

interface Mistake {
  definition: FormDefinition;
  /** Name of a form field. */
  field: string;
  code: MistakeCode;
  /** What would be right: the hours of the day, the least or highest sum. */
  allowed?: string | undefined;
}

/** The message shown to a visitor beside a field. */
export function mistakeText(
  { definition, field, code, allowed = '' }: Mistake,
  language: Language,
): string {
  const words = mistakeWords[language];
  const rule = definition.fields[field];
  const { min = 0, max = 0 } = rule ?? {};
  switch (code) {
    case 'missing':
      return definition.missing?.[language][field] ?? missing(words, missingName(field, rule));
    case 'too-short':
      return words.tooShort(min);
    case 'too-long':
      return words.tooLong(max);
    case 'not-an-email':
      return words.notAnEmail;
    case 'not-a-number':
      return words.notANumber(min, max);
    case 'not-a-sum':
      return words.notASum;
    case 'not-agreed':
      return words.notAgreed;
    case 'forbidden-characters':
      return words.forbiddenCharacters;
    case 'already-registered':
      return words.alreadyRegistered;
    case 'not-offered':
      return words.notOffered;
    case 'not-a-phone':
      return words.notAPhone;
    case 'past':
      return words.past;
    case 'closed':
      return words.closed;
    case 'outside-hours':
      return words.outsideHours(allowed);
    case 'too-little':
      return definition.outOfBounds?.[language].tooLittle(allowed) ?? words.notOffered;
    case 'too-much':
      return definition.outOfBounds?.[language].tooMuch(allowed) ?? words.notOffered;
  }
}

/** What the words call the field that is missing. */
function missingName(field: string, rule: FieldRule | undefined): string {
  if (rule?.unless !== undefined) return 'reachable';
  return rule?.kind === 'day' || rule?.kind === 'time' ? rule.kind : field;
}

function missing({ missing: texts }: Mistakes, what: string): string {
  return (texts as Record<string, string>)[what] ?? '';
}
