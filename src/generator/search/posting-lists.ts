import { type EntryPlace, entryNumber } from '#model/search/index-format.ts';
import type { SearchDocument } from '../plan/search-text.ts';
import type { TermReader } from './term-reader.ts';

/** The entries of each term, gathered document by document. */
export class PostingLists {
  readonly #read: TermReader;
  /** Numbers of entries by weight, by term. */
  readonly #lists = new Map<string, Map<number, number[]>>();

  constructor(read: TermReader) {
    this.#read = read;
  }

  /** Adds a document, whose place comes after those of all that were added before. */
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

  /** All terms, in order. */
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
