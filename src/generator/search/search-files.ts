import type { Language } from '#model/language.ts';
import {
  foldedNumber,
  foldedWords,
  isCommon,
  isNumber,
  stem,
  writtenWords,
} from '#model/search/fold.ts';
import {
  entryNumber,
  type EntryPlace,
  type SearchEntry,
  type SearchIndex,
  searchIndexPath,
  searchPartsPath,
  type TermsPart,
} from '#model/search/index-format.ts';
import type { SearchDocument, SearchSource } from '../plan/search-text.ts';
import { digest } from '../text/digest.ts';
import { entryParts, termParts } from './parts.ts';

/**
 * The search of a language as files, by path relative to the site's root. A changed document leaves
 * most of them unchanged.
 */
export function searchFiles(language: Language, source: SearchSource): Map<string, string> {
  const files = new Map<string, string>();
  const put = (json: string): string => {
    const path = `${searchPartsPath}${language}-${digest(json)}.json`;
    files.set(path.slice(1), json);
    return path;
  };
  const lists = new PostingLists(termReader(language));
  const byGroup = Map.groupBy<string, SearchDocument>(source.documents(), ({ group }) => group);
  const addEntries = (id: string, group: number): string[] =>
    entryParts(id, byGroup.get(id) ?? []).map((documents, part) => {
      for (const [at, document] of documents.entries()) lists.add(document, { group, part, at });
      return put(JSON.stringify(documents.map(entryOf)));
    });
  const entries = Object.fromEntries(
    Object.keys(source.groups).map((id, group) => [id, addEntries(id, group)] as const),
  );
  const putTerms = (terms: readonly string[]): TermsPart[] =>
    termParts(terms, (term) => lists.json(term)).map(({ first, json }) => [first, put(json)]);
  const terms = lists.terms();
  const words = terms.filter((term) => !isNumber(term));
  const index: SearchIndex = {
    words: words.join('\n'),
    wordParts: putTerms(words),
    numberParts: putTerms(terms.filter(isNumber)),
    groups: source.groups,
    entries,
    suggestions: source.suggestions,
  };
  return files.set(searchIndexPath(language).slice(1), JSON.stringify(index));
}

function entryOf({ title, path, lang, detail, lead, text }: SearchDocument): SearchEntry {
  const words = [lead, text].filter(Boolean).join('\n');
  return {
    title,
    path,
    ...(lang ? { lang } : {}),
    ...(detail ? { detail } : {}),
    ...(words ? { text: words } : {}),
  };
}

/** The postings of each term, collected document by document. */
class PostingLists {
  readonly #read: TermReader;
  /** By term and weight, the numbers of entries. */
  readonly #lists = new Map<string, Map<number, number[]>>();

  constructor(read: TermReader) {
    this.#read = read;
  }

  /** Adds a document. Must be called in the order of places. */
  add(document: SearchDocument, place: EntryPlace): void {
    const number = entryNumber(place);
    for (const [term, weight] of this.#read(document)) {
      const byWeight = this.#lists.get(term) ?? new Map<number, number[]>();
      this.#lists.set(term, byWeight);
      const numbers = byWeight.get(weight);
      if (numbers) numbers.push(number);
      else byWeight.set(weight, [number]);
    }
  }

  /** All terms, sorted. */
  terms(): string[] {
    return [...this.#lists.keys()].toSorted();
  }

  /** The `Postings` of a term as JSON. */
  json(term: string): string {
    const lists = [...(this.#lists.get(term) ?? [])].toSorted(([a], [b]) => b - a);
    return JSON.stringify(
      lists.map(([weight, numbers]) => [
        weight,
        ...numbers.map((number, at) => number - (numbers[at - 1] ?? 0)),
      ]),
    );
  }
}

/** Returns the terms of a document with their weights, from 1 to 14. */
type TermReader = (document: SearchDocument) => Map<string, number>;

/** The weight of a term by field. */
const weights = { number: 14, name: 6, detail: 5, lead: 4, text: 1, oftenInText: 3 };

/** The weight of a word in a title: the shorter the title, the more. */
function titleWeight(words: number): number {
  return Math.round(8 + 6 / words);
}

/** Creates a function that reads the terms of documents in a language. */
function termReader(language: Language): TermReader {
  const terms = remembered((word: string) =>
    foldedWords(word)
      .filter((folded) => !isCommon(folded, language))
      .map((folded) => stem(folded, language)),
  );
  const read = (text = ''): string[] => writtenWords(text).flatMap(terms);
  const readAgain = remembered(read);
  // Most words of a long text repeat, so each is looked up once.
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

/** Counts the occurrences of each word. */
function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Caches results by text: words repeat, and so do the brands, categories and materials of items.
 */
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
