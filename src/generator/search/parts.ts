import { partSize } from '#model/search/index-format.ts';
import type { SearchDocument } from '../plan/search-text.ts';
import { digest } from '../text/digest.ts';

/** Average number of entries per part. Pages have long texts, items short ones. */
const perPart: Readonly<Record<string, number>> = { page: 4, item: 64 };
const usualPerPart = 8;

/**
 * Divides the documents of a group into parts. A document's part only depends on its path and the
 * number of parts, which grows by doubling: a new document moves few others.
 */
export function entryParts(
  group: string,
  documents: readonly SearchDocument[],
): SearchDocument[][] {
  let count = 1;
  while (count * (perPart[group] ?? usualPerPart) < documents.length) count *= 2;
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

/** Minimum length of a part of the terms in characters, and the maximum as a multiple of it. */
const leastLength = 20_000;
const mostTimes = 4;

/** One in this many terms may end a part. */
const oneIn = 8;

/**
 * Divides terms with their postings into parts, each `SearchTerms` as JSON. A checksum of a term
 * decides whether a part ends there, so a new term changes its own part only.
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
