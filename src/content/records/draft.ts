import { type Collection, type Content, contentSchema } from '#model/site.ts';
import { elementOf } from './schema.ts';
import { blankContent } from './stand-in.ts';

export const collections = Object.keys(contentSchema.shape) as Collection[];

type RecordOf<C extends Collection> = Content[C] extends readonly (infer Item)[]
  ? Item
  : Content[C];

/** A record and its place in what the source delivered. */
export interface Entry<T = unknown> {
  path: readonly PropertyKey[];
  value: T;
  /** Whether the record is as it came. Else its broken fields are replaced by blank ones. */
  sound: boolean;
  /** The record as it came. */
  delivered: unknown;
}

/** A shop's content on its way through the checks: its records by collection, single ones too. */
export type Draft = { [C in Collection]: Entry<RecordOf<C>>[] };

/** Whether a collection is a list of records, not a single one. */
export function isList(collection: Collection): boolean {
  return elementOf(contentSchema.shape[collection]) !== undefined;
}

/**
 * The draft as content. It is complete even where records are broken, and then good for looking
 * things up only.
 */
export function contentOf(draft: Draft): Content {
  const content = collections.map((collection) => {
    const values = draft[collection].map(({ value }) => value);
    return [collection, isList(collection) ? values : (values[0] ?? blankContent[collection])];
  });
  return Object.fromEntries(content) as Content;
}
