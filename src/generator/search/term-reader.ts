import type { Language } from '#model/language.ts';
import { foldedNumber, foldedWords, isCommon, stem, writtenWords } from '#model/search/fold.ts';
import type { SearchDocument } from '../plan/search-text.ts';

/** The terms of a document with their weights there, from 1 to 14. */
export type TermReader = (document: SearchDocument) => Map<string, number>;

/** What a term weighs by where it stands. */
const weights = { number: 14, name: 6, detail: 5, lead: 4, text: 1, oftenInText: 3 };

/** Each word of a title weighs more, the fewer there are. */
function titleWeight(words: number): number {
  return Math.round(8 + 6 / words);
}

/** Reads documents of a language. */
export function termReader(language: Language): TermReader {
  const terms = remembered((word: string) =>
    foldedWords(word)
      .filter((folded) => !isCommon(folded, language))
      .map((folded) => stem(folded, language)),
  );
  const read = (text = ''): string[] => writtenWords(text).flatMap(terms);
  const readAgain = remembered(read);
  // Most words of a long text recur in it, so each is looked up once.
  const termCounts = (text = ''): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const [word, count] of counted(writtenWords(text))) {
      for (const term of terms(word)) counts.set(term, (counts.get(term) ?? 0) + count);
    }
    return counts;
  };
  return ({ title, detail = '', names = [], numbers = [], lead, text }) => {
    const weighed = new Map<string, number>();
    const add = (added: readonly string[], weight: number) => {
      for (const term of added) weighed.set(term, Math.max(weighed.get(term) ?? 0, weight));
    };
    const titleTerms = read(title);
    add(titleTerms, titleWeight(titleTerms.length));
    add(numbers.map(foldedNumber), weights.number);
    add(
      numbers.flatMap((number) => foldedWords(number).slice(-1)),
      weights.name,
    );
    for (const name of names) add(readAgain(name), weights.name);
    add(readAgain(detail), weights.detail);
    add(read(lead), weights.lead);
    for (const [term, count] of termCounts(text)) {
      add([term], Math.min(weights.oftenInText, weights.text + Math.floor(Math.log2(count))));
    }
    return weighed;
  };
}

/** How often each word occurs. */
function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words, and the brands, categories and materials of items recur. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = read(text);
    known.set(text, made);
    return made;
  };
}
