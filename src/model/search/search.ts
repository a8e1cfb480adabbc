import type { Language } from '../language.ts';
import { isNumber } from './fold.ts';
import {
  type EntryPlace,
  entryPlace,
  groupOf,
  type Postings,
  type SearchEntry,
  type SearchIndex,
  type SearchTerms,
  type TermsPart,
} from './index-format.ts';
import { type Alternatives, numbersFor, queryWords, termsFor } from './query.ts';

/** The entries of a group that match a query. */
interface FoundGroup {
  /** Its id, such as 'brand'. */
  group: string;
  title: string;
  /** The total, of which only the best entries are returned. */
  count: number;
  entries: SearchEntry[];
}

/** The result of a query. */
export interface Found {
  /** The group with the best entry comes first. */
  groups: readonly FoundGroup[];
  /** The terms that match the words of the query. */
  terms: ReadonlySet<string>;
}

/** Searches for a query, and returns the best `most` entries of each group. */
export type Search = (query: string, most: number) => Promise<Found>;

/**
 * A search over an index.
 *
 * @param load Loads a part by its address. It is called each time a part is needed.
 */
export function searchIn(
  index: SearchIndex,
  language: Language,
  load: (address: string) => Promise<unknown>,
): Search {
  const groupIds = Object.keys(index.entries);
  const words = index.words === '' ? [] : index.words.split('\n');
  const termsOf = async (addresses: Iterable<string>): Promise<SearchTerms[]> =>
    Promise.all([...addresses].map((address) => load(address) as Promise<SearchTerms>));

  const alternatives = async (word: string, isOnly: boolean): Promise<Alternatives[]> => {
    const like = isNumber(word) ? [] : termsFor(word, words, language);
    // A single word may be the start of an article number; next to other words that is unlikely.
    if (like.length > 0 || !(isNumber(word) || isOnly)) return like;
    const parts = await termsOf(partsFrom(index.numberParts, word));
    return [
      numbersFor(
        word,
        parts.flatMap((part) => Object.keys(part)),
      ),
    ];
  };

  const weigh = async (terms: Alternatives): Promise<Map<number, number>> => {
    const addresses = new Set(
      [...terms.keys()].map((term) =>
        partOf(isNumber(term) ? index.numberParts : index.wordParts, term),
      ),
    );
    const parts = await termsOf([...addresses].filter((address) => address !== undefined));
    const weights = new Map<number, number>();
    for (const [term, similarity] of terms) {
      for (const part of parts) {
        for (const [number, weight] of numbersIn(part[term] ?? [])) {
          weights.set(number, Math.max(weights.get(number) ?? 0, weight * similarity));
        }
      }
    }
    return weights;
  };

  const entryAt = async ({ group, part, at }: EntryPlace): Promise<SearchEntry | undefined> => {
    const address = index.entries[groupIds[group] ?? '']?.[part];
    if (address === undefined) return undefined;
    return ((await load(address)) as SearchEntry[])[at];
  };

  return async (query, most) => {
    const asked = queryWords(query, language);
    const wanted = await Promise.all(asked.map((word) => alternatives(word, asked.length === 1)));
    const weights = await Promise.all(wanted.flat().map(weigh));
    const ranked = rank(weights);
    const groups = Map.groupBy(ranked, groupOf);
    const found = Array.from(groups, async ([at, numbers]): Promise<FoundGroup> => {
      const group = groupIds[at] ?? '';
      const entries = numbers.slice(0, most).map((number) => entryAt(entryPlace(number)));
      const loaded = await Promise.all(entries);
      return {
        group,
        title: index.groups?.[group] ?? '',
        count: numbers.length,
        entries: loaded.filter((entry) => entry !== undefined),
      };
    });
    return {
      groups: await Promise.all(found),
      terms: new Set(wanted.flat().flatMap((terms) => [...terms.keys()])),
    };
  };
}

/** The parts of an index that any query may need; empty if there are more than `most`. */
export function allParts(index: SearchIndex, most: number): string[] {
  const parts = [
    ...index.wordParts.map(([, address]) => address),
    ...index.numberParts.map(([, address]) => address),
    ...Object.values(index.entries).flat(),
  ];
  return parts.length <= most ? parts : [];
}

/** One more matching word outweighs all weights of another. */
const perWord = 1000;

/**
 * The numbers of the entries that match the most words of the query, best first. Ties keep the
 * order in which they were found.
 */
function rank(weights: readonly ReadonlyMap<number, number>[]): number[] {
  const scores = new Map<number, number>();
  for (const found of weights) {
    // A word that few entries have distinguishes them better than a common one.
    const rarity = 1 + 1 / Math.sqrt(found.size);
    for (const [number, weight] of found) {
      scores.set(number, (scores.get(number) ?? 0) + perWord + weight * rarity);
    }
  }
  const byScore = new Map<number, number[]>();
  for (const [number, score] of scores) {
    const same = byScore.get(score);
    if (same) same.push(number);
    else byScore.set(score, [number]);
  }
  const order = [...byScore.keys()].toSorted((a, b) => b - a);
  const words = Math.floor((order[0] ?? 0) / perWord);
  return order
    .filter((score) => Math.floor(score / perWord) === words)
    .flatMap((score) => byScore.get(score) ?? []);
}

function* numbersIn(postings: Postings): Generator<[number: number, weight: number]> {
  for (const [weight, ...distances] of postings) {
    let number = 0;
    for (const distance of distances) {
      number += distance;
      yield [number, weight];
    }
  }
}

/** The part that would contain a term. */
function partOf(parts: readonly TermsPart[], term: string): string | undefined {
  return parts.findLast(([first]) => first <= term)?.[1];
}

/** The parts with terms that start with a text; at most the first three. */
function partsFrom(parts: readonly TermsPart[], start: string): string[] {
  const last = parts.findLastIndex(([first]) => first <= start || first.startsWith(start));
  const first = parts.findLastIndex(([term]) => term <= start);
  return parts
    .slice(Math.max(first, 0), Math.min(last, Math.max(first, 0) + 2) + 1)
    .map(([, address]) => address);
}
