import { groups } from '#model/owner-words.ts';
import { elementOf, metaOf, schemaAt } from '#model/schema.ts';
import { type Collection, contentSchema } from '#model/site.ts';
import { fieldPath } from '../diagnostics/diagnostic.ts';
import type { SourceWords } from '../source.ts';

/** The language of the admin's labels. */
const language = 'de';

/**
 * Authors know collections by their place in the admin. Hints on types aren't needed: its forms
 * allow no values of a wrong type.
 */
export const cmsWords: SourceWords = {
  record: (collection, id) =>
    id === undefined ? nameOfCollection(collection) : `${nameOfCollection(collection)} › ${id}`,
};

/** Whether a collection is a list of records; true for unknown ones. */
export function isListed(collection: string): boolean {
  return !isCollection(collection) || elementOf(contentSchema.shape[collection]) !== undefined;
}

/** The admin's label for a collection, after its group in the menu: 'Einstellungen › Website'. */
export function nameOfCollection(collection: string): string {
  if (!isCollection(collection)) return collection;
  const { group, label } = metaOf(contentSchema.shape[collection]);
  const name = label?.[language] || collection;
  return group === undefined ? name : `${groups[group][language]} › ${name}`;
}

/** The admin's label for a field: 'Adressen 2 › Straße'. Fields without labels keep their names. */
export function nameOfField(
  collection: string,
  path: readonly PropertyKey[],
  translatedTo?: string,
): string {
  const names: string[] = [];
  for (const [at, step] of path.entries()) {
    if (step === 'translations' || path[at - 1] === 'translations') continue;
    const schema = isCollection(collection)
      ? schemaAt(recordSchemaOf(collection), path.slice(0, at + 1))
      : undefined;
    if (typeof step === 'number') names.push(`${names.pop() ?? ''} ${step + 1}`.trim());
    else names.push((schema && metaOf(schema).label?.[language]) || String(step));
  }
  const name = names.join(' › ') || fieldPath(path);
  return translatedTo === undefined ? name : `${name} (${translatedTo})`;
}

function recordSchemaOf(collection: Collection) {
  const schema = contentSchema.shape[collection];
  return elementOf(schema) ?? schema;
}

function isCollection(name: string): name is Collection {
  return Object.hasOwn(contentSchema.shape, name);
}
