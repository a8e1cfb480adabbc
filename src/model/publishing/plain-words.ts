import { diagnosticWords } from '#words/diagnostics.ts';
import type { Language } from '../language.ts';
import type { PublishedDiagnostic } from './publishing.ts';

type Problem = Pick<PublishedDiagnostic, 'code' | 'message' | 'hint'>;

/**
 * Messages by code: one text, or a text per rule, keyed by a part of the sentence that identifies
 * the rule.
 */
type Words = Readonly<Record<string, string | ({ otherwise: string } & Record<string, string>)>>;

/**
 * A mistake in the reader's language: what is wrong, and how to fix it. Undefined in English, and
 * for mistakes that staff cannot make.
 */
export function plainWords(problem: Problem, language: Language): string | undefined {
  if (language === 'en') return undefined;
  const all: Words = diagnosticWords[language].plain;
  const words = all[problem.code];
  if (typeof words !== 'object') return words;
  const { otherwise, ...rules } = words;
  const loader = loaderWords(problem);
  return Object.entries(rules).find(([rule]) => loader.includes(rule))?.[1] ?? otherwise;
}

/** The loader's message about a mistake, in English. */
export function loaderWords({ message, hint }: Problem): string {
  return hint ? `${message} ${hint}` : message;
}

/**
 * A mistake as one line in one language: in plain words with the values that the loader names, or
 * the loader's message if there are no plain words.
 */
export function inOneLine(problem: Problem, language: Language): string {
  const plain = plainWords(problem, language);
  if (language === 'en' || plain === undefined) return loaderWords(problem);
  // Everything after the first sentence says how to fix it, and has its own values.
  const [sentence = ''] = problem.message.split(/(?<=\.) /, 1);
  const values = Array.from(sentence.matchAll(/"([^"\n]{1,60})"/g), ([, value = '']) => value);
  const named = values.map((value) => diagnosticWords[language].value(value)).join(', ');
  return named === '' ? plain : `${plain} (${named})`;
}

/** Groups mistakes by cause, such as all references to a deleted record. */
export function byCause<Mistake extends Problem>(mistakes: readonly Mistake[]): Mistake[][] {
  const cause = ({ code, message, hint }: Mistake) => JSON.stringify([code, message, hint]);
  return [...Map.groupBy(mistakes, cause).values()];
}
