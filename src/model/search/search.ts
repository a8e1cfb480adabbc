import type { Language } from '../language.ts';
import { isNumber } from './fold.ts';
import {
  type EntryPlace,
  entryPlace,
  type Postings,
  type SearchEntry,
  type SearchGroup,
  searchGroups,
  type SearchIndex,
  type SearchTerms,
  type TermsPart,
} from './index-format.ts';
import { type Alternatives, numbersFor, queryWords, termsFor } from './query.ts';

/** The entries of a group that a query finds. */
export interface FoundGroup {
  group: SearchGroup;
  /** How many there are, of which only the best are given. */
  count: number;
  entries: SearchEntry[];
}

/** Finds entries: the group with the best one first. `most` entries of each group are given. */
export type Search = (query: string, most: number) => Promise<FoundGroup[]>;

/**
 * A search over an index.
 *
 * @param load Gives the contents of a part by its address; asked again whenever they are needed.
 */
export function searchIn(
  index: SearchIndex,
  language: Language,
  load: (address: string) => Promise<unknown>,
): Search {
  const words = index.words === '' ? [] : index.words.split('\n');
  const termsOf = async (addresses: Iterable<string>): Promise<SearchTerms[]> =>
    Promise.all([...addresses].map((address) => load(address) as Promise<SearchTerms>));

  const alternatives = async (word: string): Promise<Alternatives[]> => {
    const like = isNumber(word) ? [] : termsFor(word, words, language);
    if (like.length > 0) return like;
    // A number, or the letters that one begins with.
    const parts = await termsOf(partsFrom(index.numberParts, word));
    const numbers = numbersFor(
      word,
      parts.flatMap((part) => Object.keys(part)),
    );
    return numbers.size > 0 ? [numbers] : [new Map()];
  };

  const weigh = async (terms: Alternatives): Promise<Map<number, number>> => {
    const addresses = new Set(
      [...terms.keys()].map((term) =>
        partOf(isNumber(term) ? index.numberParts : index.wordParts, term),
      ),
    );
    const parts = await termsOf([...addresses].filter((address) => address !== undefined));
    const weights = new Map<number, number>();
    for (const [term, likeness] of terms) {
      for (const part of parts) {
        for (const [number, weight] of numbersIn(part[term] ?? [])) {
          weights.set(number, Math.max(weights.get(number) ?? 0, weight * likeness));
        }
      }
    }
    return weights;
  };

  const entryAt = async ({ group, part, at }: EntryPlace): Promise<SearchEntry | undefined> => {
    const address = index.entries[group][part];
    if (address === undefined) return undefined;
    return ((await load(address)) as SearchEntry[])[at];
  };

  return async (query, most) => {
    const wanted = await Promise.all(queryWords(query, language).map(alternatives));
    const weights = await Promise.all(wanted.flat().map(weigh));
    const ranked = rank(weights);
    const groups = Map.groupBy(ranked, (number) => entryPlace(number).group);
    const order = [...groups.keys()];
    return Promise.all(
      order.map(async (group): Promise<FoundGroup> => {
        const numbers = groups.get(group) ?? [];
        const entries = numbers.slice(0, most).map((number) => entryAt(entryPlace(number)));
        const loaded = await Promise.all(entries);
        return {
          group,
          count: numbers.length,
          entries: loaded.filter((entry) => entry !== undefined),
        };
      }),
    );
  };
}

/** The parts of an index that any query can need, as long as there are no more than `most`. */
export function allParts(index: SearchIndex, most: number): string[] {
  const parts = [
    ...index.wordParts.map(([, address]) => address),
    ...index.numberParts.map(([, address]) => address),
    ...searchGroups.flatMap((group) => index.entries[group]),
  ];
  return parts.length <= most ? parts : [];
}

/** The numbers of entries, the best first: those that most of the wanted words stand in. */
function rank(weights: readonly ReadonlyMap<number, number>[]): number[] {
  const scores = new Map<number, { words: number; weight: number }>();
  for (const found of weights) {
    // A word that few entries have tells them apart better than one that many have.
    const rarity = 1 + 1 / Math.sqrt(found.size);
    for (const [number, weight] of found) {
      const score = scores.get(number) ?? { words: 0, weight: 0 };
      scores.set(number, score);
      score.words += 1;
      score.weight += weight * rarity;
    }
  }
  const most = Math.max(0, ...Array.from(scores.values(), ({ words }) => words));
  return [...scores]
    .filter(([, { words }]) => words === most)
    .toSorted(([a, one], [b, other]) => other.weight - one.weight || a - b)
    .map(([number]) => number);
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

/** The part that a term stands in if any does. */
function partOf(parts: readonly TermsPart[], term: string): string | undefined {
  return parts.findLast(([first]) => first <= term)?.[1];
}

/** The parts of the terms that begin with a text; no more than the first three. */
function partsFrom(parts: readonly TermsPart[], start: string): string[] {
  const last = parts.findLastIndex(([first]) => first <= start || first.startsWith(start));
  const first = parts.findLastIndex(([term]) => term <= start);
  return parts
    .slice(Math.max(first, 0), Math.min(last, Math.max(first, 0) + 2) + 1)
    .map(([, address]) => address);
}
