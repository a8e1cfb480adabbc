import { mediaKey } from '#model/entities/media.ts';
import type { PageRef } from '#model/pages/page-kinds.ts';
import { isPageKey } from '#model/pages/routes.ts';
import { type Collection, contentSchema } from '#model/site.ts';
import { placeName } from '../diagnostics/diagnostic.ts';
import { collections, type Entry } from '../records/draft.ts';
import { elementOf, metaOf, shapeOf } from '#model/schema.ts';
import { contentCheck, type ContentContext } from './check.ts';

type Context = ContentContext<'duplicate-name' | 'reserved-name'>;

/** Reports duplicate names, both within a collection and among pages. */
export const checkDuplicates = contentCheck(['duplicate-name', 'reserved-name'], (context) => {
  const owners: Owners = new Map();
  for (const collection of collections) {
    const name = recordName(collection);
    if (!name) continue;
    checkNames(context, context.draft[collection], name);
    checkPageIds(context, context.draft[collection], { name, owners });
  }
});

function checkNames(
  { report, placeOf }: Context,
  entries: readonly Entry<object>[],
  { field, as }: RecordName,
): void {
  const first = new Map<string, Entry<object>>();
  for (const entry of entries) {
    const written = String(Reflect.get(entry.value, field));
    const name = as === 'file name' ? mediaKey(written) : written;
    const other = first.get(name);
    if (!other) {
      first.set(name, entry);
      continue;
    }
    report({
      code: 'duplicate-name',
      path: [...entry.path, field],
      message: `The ${field} "${name}" is taken by ${placeName(placeOf(other.path))}.`,
      hint: 'Give each a name of its own.',
    });
  }
}

/** The first page with each id, and the record that makes it. */
type Owners = Map<string, { page: PageRef; entry: Entry<object> }>;

/** Links refer to pages by id, whatever their kind. The ids of fixed pages are reserved. */
function checkPageIds(
  { index, placeOf, report, words }: Context,
  entries: readonly Entry<object>[],
  { name: { field }, owners }: { name: RecordName; owners: Owners },
): void {
  for (const entry of entries) {
    const page = index.byRecord.get(entry.value);
    if (!page || page.kind === 'system') continue;
    const path = [...entry.path, field];
    if (isPageKey(page.id)) {
      report({
        code: 'reserved-name',
        path,
        message: `The ${field} "${page.id}" belongs to a page with a fixed place.`,
        hint: `Choose another ${field}, or write the texts of that page in ${words.record('pages', page.id)}.`,
      });
    }
    const owner = owners.get(page.id);
    if (!owner) owners.set(page.id, { page, entry });
    else if (owner.page.kind !== page.kind) {
      report({
        code: 'duplicate-name',
        path,
        message: `The ${field} "${page.id}" is taken by ${placeName(placeOf(owner.entry.path))}.`,
        hint: 'Give each a name of its own.',
      });
    }
  }
}

/** How the records of a collection are identified. */
interface RecordName {
  /** The field that holds the name. */
  field: string;
  /** How names are compared. */
  as: 'written' | 'file name';
}

/** The name field of a collection's records; undefined if they have none. */
function recordName(collection: Collection): RecordName | undefined {
  const schema = contentSchema.shape[collection];
  for (const [field, value] of Object.entries(shapeOf(elementOf(schema) ?? schema) ?? {})) {
    const as = metaOf(value).name;
    if (as) return { field, as };
  }
  return undefined;
}
