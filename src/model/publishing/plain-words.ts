import { diagnosticWords } from '#words/diagnostics.ts';
import type { Language } from '../language.ts';
import type { PublishedDiagnostic } from './publishing.ts';

type Told = Pick<PublishedDiagnostic, 'code' | 'message' | 'hint'>;

/** By code: the words, or those for each of its rules, by a part of the sentence that tells the rule. */
type Words = Readonly<Record<string, string | ({ otherwise: string } & Record<string, string>)>>;

/**
 * What staff read of a mistake in their language before the English of the loader, which names values:
 * what is wrong, and how to mend it. Undefined in English, and for mistakes that staff cannot make.
 */
export function plainWords(told: Told, language: Language): string | undefined {
  if (language === 'en') return undefined;
  const all: Words = diagnosticWords[language].plain;
  const words = all[told.code];
  if (typeof words !== 'object') return words;
  const { otherwise, ...rules } = words;
  const loader = loaderWords(told);
  return Object.entries(rules).find(([rule]) => loader.includes(rule))?.[1] ?? otherwise;
}

/** What the loader says of a mistake, in English. */
export function loaderWords({ message, hint }: Told): string {
  return hint ? `${message} ${hint}` : message;
}

/** A mistake in a line of text: in plain words, and behind them in those of the loader. */
export function inOneLine(told: Told, language: Language): string {
  const plain = plainWords(told, language);
  const loader = loaderWords(told);
  if (language === 'en' || plain === undefined) return loader;
  return `${plain} ${diagnosticWords[language].inEnglish(loader)}`;
}
