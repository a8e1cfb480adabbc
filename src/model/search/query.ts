import type { Language } from '../language.ts';
import { foldedNumber, foldedWords, isCommon, isNumber, stem } from './fold.ts';
import { similarity, mistypedSimilarity } from './similarity.ts';

/**
 * The limits of a query: each word is compared with all terms, and a long text may be pasted by
 * mistake.
 */
const most = { letters: 200, words: 12 };

/**
 * The folded words of a query. A sequence of letters, digits and signs without spaces that has
 * digits is an article number, and one word. Common words are kept only if there are no others; a
 * long text is cut off.
 */
export function queryWords(query: string, language: Language): string[] {
  const all = query
    .slice(0, most.letters)
    .split(/\s+/)
    .flatMap((part) =>
      /\d\S*[^\p{L}\p{N},.]|[^\p{L}\p{N},.]\S*\d/u.test(part)
        ? foldedNumber(part)
        : foldedWords(part),
    );
  const telling = all.filter((word) => !isCommon(word, language));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, most.words);
}

/** Terms that match one word of the query, with how well they match. */
export type Alternatives = ReadonlyMap<string, number>;

/** The maximum number of terms per word: each can cost a request. */
const mostTerms = 24;

/**
 * The terms that match a word of the query. A compound without similar terms is split into two
 * parts, both of which are required: 'Damenuhr' finds 'Uhr für Damen'. Empty if nothing is similar.
 *
 * @param terms Sorted stems.
 */
export function termsFor(
  word: string,
  terms: readonly string[],
  language: Language,
): Alternatives[] {
  const asked = stem(word, language);
  const like = best(terms, (term) => Math.max(similarity(asked, term), similarity(word, term)));
  const isSure = [...like.values()].some((value) => value > 0.6);
  if (isSure) return [like];
  const parts = like.size > 0 ? undefined : compoundParts(word, new Set(terms), language);
  if (parts) return parts.map((part) => best(terms, (term) => similarity(part, term)));
  const mistyped = best(terms, (term) => mistypedSimilarity(asked, term));
  const found = [...like, ...mistyped];
  if (found.length > 0) {
    return [new Map(found.toSorted(([, a], [, b]) => b - a).slice(0, mostTerms))];
  }
  const last = lastPart(word, new Set(terms), language);
  return last === undefined ? [] : [new Map([[last, 0.3]])];
}

/** The terms that start with a number. */
export function numbersFor(word: string, numbers: readonly string[]): Alternatives {
  return best(numbers, (number) =>
    number.startsWith(word) ? 0.6 + 0.4 * (word.length / number.length) : 0,
  );
}

function best(terms: readonly string[], likenessOf: (term: string) => number): Alternatives {
  const found: [string, number][] = [];
  for (const term of terms) {
    const value = likenessOf(term);
    if (value > 0) found.push([term, value]);
  }
  return new Map(found.toSorted(([, a], [, b]) => b - a).slice(0, mostTerms));
}

/**
 * The two stems of a compound, with the longest possible last one; undefined if it can't be split.
 */
function compoundParts(
  word: string,
  terms: ReadonlySet<string>,
  language: Language,
): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const last = stem(word.slice(at), language);
    if (!terms.has(last)) continue;
    const start = word.slice(0, at);
    const first = [start, stem(start, language), start.replace(/s$/, '')].find((part) =>
      terms.has(part),
    );
    if (first !== undefined) return [first, last];
  }
  return undefined;
}

/** The longest stem that a word ends with. */
function lastPart(
  word: string,
  terms: ReadonlySet<string>,
  language: Language,
): string | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const last = stem(word.slice(at), language);
    if (last.length >= 3 && terms.has(last)) return last;
  }
  return undefined;
}

/** Returns a function that tests whether a written word matches one of the terms. */
export function hitTest(
  terms: ReadonlySet<string>,
  language: Language,
): (written: string) => boolean {
  const numbers = [...terms].filter(isNumber);
  return (written) =>
    foldedWords(written).some(
      (word) =>
        terms.has(stem(word, language)) ||
        (isNumber(word) && numbers.some((number) => number.includes(word))),
    );
}
