import { diagnosticWords } from '#words/diagnostics.ts';
import type { Language } from '../language.ts';
import type { PublishedDiagnostic } from './publishing.ts';

type Problem = Pick<PublishedDiagnostic, 'code' | 'message' | 'hint'>;

/** By code: the words, or those for each of its rules, by a part of the sentence that tells the rule. */
type Words = Readonly<Record<string, string | ({ otherwise: string } & Record<string, string>)>>;

/**
 * What staff read of a mistake in their language: what is wrong, and how to mend it. Undefined in
 * English, and for mistakes that staff cannot make.
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

/** What the loader says of a mistake, in English. */
export function loaderWords({ message, hint }: Problem): string {
  return hint ? `${message} ${hint}` : message;
}

/**
 * A mistake in one line and one language: in plain words with the values that the loader names, or in the loader's words
 * where there are no plain ones.
 */
export function inOneLine(problem: Problem, language: Language): string {
  const plain = plainWords(problem, language);
  if (language === 'en' || plain === undefined) return loaderWords(problem);
  // What follows the first sentence tells how to mend it, with values of its own.
  const [sentence = ''] = problem.message.split(/(?<=\.) /, 1);
  const values = Array.from(sentence.matchAll(/"([^"\n]{1,60})"/g), ([, value = '']) => value);
  const named = values.map((value) => diagnosticWords[language].value(value)).join(', ');
  return named === '' ? plain : `${plain} (${named})`;
}

/** Mistakes together with others of the same cause, such as all references to a record that is gone. */
export function byCause<Mistake extends Problem>(mistakes: readonly Mistake[]): Mistake[][] {
  const cause = ({ code, message, hint }: Mistake) => JSON.stringify([code, message, hint]);
  return [...Map.groupBy(mistakes, cause).values()];
}
