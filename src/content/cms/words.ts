import { type Collection, contentSchema } from '#model/site.ts';
import { elementOf } from '#model/schema.ts';
import type { SourceWords } from '../source.ts';

/** Authors know collections by their names in the admin; its forms allow no values of a wrong type. */
export const cmsWords: SourceWords = {
  record: (collection, id) => (id === undefined ? collection : `${collection} › ${id}`),
};

/** Whether a collection is a list of records; unknown ones are. */
export function isListed(collection: string): boolean {
  return !isCollection(collection) || elementOf(contentSchema.shape[collection]) !== undefined;
}

/** What authors call a collection. */
export function nameOfCollection(collection: string): string {
  return isCollection(collection) ? cmsWords.record(collection) : collection;
}

function isCollection(name: string): name is Collection {
  return Object.hasOwn(contentSchema.shape, name);
}
