import type { Language } from '../language.ts';
import type { ViewLink } from '../views/common.ts';

/** What a result is, in the order in which groups of equal hits stand. */
export const searchGroups = ['page', 'brand', 'item', 'event'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** A result as it is shown. */
export interface SearchEntry {
  title: string;
  path: string;
  /** Set where its texts are in another language than the page's. */
  lang?: Language;
  /** What stands beside the title: 'Uhren', '5. Dezember 2026'. */
  detail?: string;
  /** The text that the words are looked for in; the excerpt is taken from it. */
  text?: string;
}

/**
 * The numbers of the entries that a term stands in, by its weight there. Each number is written as
 * its distance from the one before.
 */
export type Postings = readonly (readonly [weight: number, ...distances: number[]])[];

/** A part of the terms, which is loaded when one of them is asked for. */
export type SearchTerms = Readonly<Record<string, Postings>>;

/** Terms in order, from this one to the next part's. */
export type TermsPart = readonly [first: string, address: string];

/**
 * What is loaded first. An entry's number is that of its group, its part and its place in that:
 * see `entryNumber`. Parts are files named by their hashes.
 */
export interface SearchIndex {
  /** Terms that are words, in order, one a line. */
  words: string;
  wordParts: readonly TermsPart[];
  /** Terms with digits, of which there are as many as items. */
  numberParts: readonly TermsPart[];
  /** Addresses of the parts with a group's entries, `SearchEntry[]` each. */
  entries: Readonly<Record<SearchGroup, readonly string[]>>;
  /** What is worth a visit, for those who have not typed or found anything. */
  suggestions: readonly ViewLink[];
}

/** The place of an entry. */
export interface EntryPlace {
  group: SearchGroup;
  part: number;
  at: number;
}

/** A part has fewer entries than this. */
export const partSize = 1 << 10;
/** A group has fewer parts than this. */
const partCount = 1 << 16;

export function entryNumber({ group, part, at }: EntryPlace): number {
  return (searchGroups.indexOf(group) * partCount + part) * partSize + at;
}

export function entryPlace(number: number): EntryPlace {
  const part = Math.floor(number / partSize) % partCount;
  return { group: groupOf(number), part, at: number % partSize };
}

/** The group of the entry with a number. */
export function groupOf(number: number): SearchGroup {
  const group = searchGroups[Math.floor(number / partSize / partCount)];
  if (!group) throw new RangeError(`No entry has the number ${number}.`);
  return group;
}

/** The path of what is loaded first. Its contents change with the site's, its name does not. */
export function searchIndexPath(language: Language): string {
  return `/page-data/search-${language}.json`;
}

/** How the names of all other files begin. */
export const searchPartsPath = '/assets/search-';
