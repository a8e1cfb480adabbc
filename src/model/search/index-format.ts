import type { Language } from '../language.ts';
import type { ViewLink } from '../views/common.ts';

/** A result as it is shown. */
export interface SearchEntry {
  title: string;
  path: string;
  /** Set if its texts are not in the page's language. */
  lang?: Language;
  /** The text beside the title: 'Uhren', '5. Dezember 2026'. */
  detail?: string;
  /** The text that is searched, and that the excerpt is taken from. */
  text?: string;
}

/**
 * The entries that contain a term, by the term's weight there. Each number is stored as the
 * distance from the previous one.
 */
export type Postings = readonly (readonly [weight: number, ...distances: number[]])[];

/** A part of the terms, loaded when a query needs one of them. */
export type SearchTerms = Readonly<Record<string, Postings>>;

/** A sorted range of terms, from this one to the start of the next part. */
export type TermsPart = readonly [first: string, address: string];

/**
 * The part of the index that is loaded first. An entry's number consists of its group, its part and
 * its position in the part: see `entryNumber`. Parts are files named by their hashes.
 */
export interface SearchIndex {
  /** Word terms, sorted, one per line. */
  words: string;
  wordParts: readonly TermsPart[];
  /** Terms with digits, about as many as there are items. */
  numberParts: readonly TermsPart[];
  /** The headings of the groups of results, by id. Missing in indexes of older releases. */
  groups?: Readonly<Record<string, string>>;
  /**
   * The addresses of the parts with a group's entries, `SearchEntry[]` each, by the group's id.
   * Groups with equal scores are in this order.
   */
  entries: Readonly<Record<string, readonly string[]>>;
  /** Suggested pages for visitors who have not typed or found anything. */
  suggestions: readonly ViewLink[];
}

/** The location of an entry. */
export interface EntryPlace {
  /** The group's index in the order of the groups. */
  group: number;
  part: number;
  at: number;
}

/** Exclusive upper bound of the entries per part. */
export const partSize = 1 << 10;
/** Exclusive upper bound of the parts per group. */
const partCount = 1 << 16;

export function entryNumber({ group, part, at }: EntryPlace): number {
  return (group * partCount + part) * partSize + at;
}

export function entryPlace(number: number): EntryPlace {
  const part = Math.floor(number / partSize) % partCount;
  return { group: groupOf(number), part, at: number % partSize };
}

/** The index of an entry's group, by the entry's number. */
export function groupOf(number: number): number {
  return Math.floor(number / partSize / partCount);
}

/**
 * The path of the file that is loaded first. Its contents change with the site; its name does not.
 */
export function searchIndexPath(language: Language): string {
  return `/page-data/search-${language}.json`;
}

/** The common prefix of all other files. */
export const searchPartsPath = '/assets/search-';
