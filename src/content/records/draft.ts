import { type Collection, type Content, contentSchema } from '#model/site.ts';
import { elementOf } from '#model/schema.ts';
import { blankContent } from './stand-in.ts';

export const collections = Object.keys(contentSchema.shape) as Collection[];

type RecordOf<C extends Collection> = Content[C] extends readonly (infer Item)[]
  ? Item
  : Content[C];

/** A record with its position in the source. */
export interface Entry<T = unknown> {
  path: readonly PropertyKey[];
  value: T;
  /**
   * Whether the record is valid as delivered. Otherwise its broken fields are replaced by blank
   * ones.
   */
  sound: boolean;
  /** The record as delivered by the source. */
  delivered: unknown;
}

/**
 * A shop's content while it is checked: the entries of each collection, including single records.
 */
export type Draft = { [C in Collection]: Entry<RecordOf<C>>[] };

/** Whether a collection is a list of records, as opposed to a single one. */
export function isList(collection: Collection): boolean {
  return elementOf(contentSchema.shape[collection]) !== undefined;
}

/**
 * The draft as content. Complete even if records are broken, and in that case suitable only for
 * lookups.
 */
export function contentOf(draft: Draft): Content {
  const content = collections.map((collection) => {
    const values = draft[collection].map(({ value }) => value);
    return [collection, isList(collection) ? values : (values[0] ?? blankContent[collection])];
  });
  return Object.fromEntries(content) as Content;
}
