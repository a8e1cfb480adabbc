import { partSize, type SearchGroup } from '#model/search/index-format.ts';
import type { SearchDocument } from '../plan/search-text.ts';
import { digest } from '../text/digest.ts';

/** So many entries stand in a part on average. Pages have long texts, items short ones. */
const perPart: Record<SearchGroup, number> = { page: 4, brand: 8, item: 64, event: 8 };

/**
 * The documents of a group in parts. Which part a document is in depends on its path alone, and the
 * number of parts doubles: a new one moves few others.
 */
export function entryParts(
  group: SearchGroup,
  documents: readonly SearchDocument[],
): SearchDocument[][] {
  let count = 1;
  while (count * perPart[group] < documents.length) count *= 2;
  const parts = Array.from({ length: count }, (): SearchDocument[] => []);
  for (const document of documents) {
    const part = Number.parseInt(digest(document.path).slice(0, 8), 16) % count;
    parts[part]?.push(document);
  }
  for (const part of parts) {
    if (part.length > partSize) {
      throw new RangeError(`A part of the search has ${part.length} entries.`);
    }
    part.sort((a, b) => compare(a.path, b.path));
  }
  return parts;
}

/** A part of the terms has so many characters at least, and at most so many times as many. */
const leastLength = 20_000;
const mostTimes = 4;

/** One term in so many can be the last of its part. */
const oneIn = 8;

/**
 * Terms with their postings in parts, as `SearchTerms` in JSON. A part ends where a term says so by
 * its letters: a new term changes its own part and no other.
 *
 * @param terms In order.
 */
export function termParts(
  terms: readonly string[],
  postings: (term: string) => string,
): { first: string; json: string }[] {
  const parts: { first: string; json: string }[] = [];
  let first = '';
  let entries: string[] = [];
  let length = 0;
  const end = () => {
    if (entries.length > 0) parts.push({ first, json: `{${entries.join(',')}}` });
    entries = [];
    length = 0;
  };
  for (const term of terms) {
    if (entries.length === 0) first = term;
    const entry = `${JSON.stringify(term)}:${postings(term)}`;
    entries.push(entry);
    length += entry.length;
    const canEnd = length >= leastLength && endsPart(term);
    if (canEnd || length >= leastLength * mostTimes) end();
  }
  end();
  return parts;
}

function endsPart(term: string): boolean {
  let sum = 0;
  for (let at = 0; at < term.length; at += 1) sum += term.charCodeAt(at) * (at + 1);
  return sum % oneIn === 0;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
