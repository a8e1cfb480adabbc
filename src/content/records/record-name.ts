import { type Collection, contentSchema } from '#model/site.ts';
import { elementOf, metaOf, shapeOf } from './schema.ts';

/** How the records of a collection are told apart. */
export interface RecordName {
  /** The field that holds the name. */
  field: string;
  /** What the names are compared by. */
  as: 'written' | 'file name';
}

/** The name of a collection's records; undefined where they have none. */
export function recordName(collection: Collection): RecordName | undefined {
  const schema = contentSchema.shape[collection];
  for (const [field, value] of Object.entries(shapeOf(elementOf(schema) ?? schema) ?? {})) {
    const as = metaOf(value).name;
    if (as) return { field, as };
  }
  return undefined;
}
