import { mediaKey } from '#model/entities/media.ts';
import { isPageKey } from '#model/pages/routes.ts';
import type { Entry } from '../records/draft.ts';
import { contentCheck, type ContentContext } from './check.ts';

/** Names that must be given only once, and not to a page of its own where one of fixed place has it. */
export const checkDuplicates = contentCheck(['duplicate-name', 'reserved-name'], (context) => {
  const { draft, words, report } = context;
  unique(context, draft.brands, 'slug', ({ slug }) => slug);
  unique(context, draft.brand_types, 'id', ({ id }) => id);
  unique(context, draft.categories, 'id', ({ id }) => id);
  unique(context, draft.pages, 'key', ({ key }) => key);
  unique(context, draft.info_pages, 'id', ({ id }) => id);
  unique(context, draft.events, 'id', ({ id }) => id);
  unique(context, draft.consents, 'function_id', ({ function_id }) => function_id);
  unique(context, draft.images, 'file', ({ file }) => mediaKey(file));
  const categories = new Map(draft.categories.map((entry) => [entry.value.id, entry]));
  for (const { value, path } of draft.info_pages) {
    const category = categories.get(value.id);
    if (!category) continue;
    report({
      code: 'duplicate-name',
      path: [...path, 'id'],
      message: `The id "${value.id}" is taken by ${context.placeOf(category.path).document}.`,
      hint: 'Give each a name of its own.',
    });
  }
  const named = [...draft.categories, ...draft.info_pages];
  for (const { value, path } of named.filter(({ value: { id } }) => isPageKey(id))) {
    report({
      code: 'reserved-name',
      path: [...path, 'id'],
      message: `The id "${value.id}" belongs to a page with a fixed place.`,
      hint: `Choose another id, or write the texts of that page in ${words.record('pages', value.id)}.`,
    });
  }
});

function unique<T>(
  { report, placeOf }: Pick<ContentContext<'duplicate-name'>, 'report' | 'placeOf'>,
  entries: readonly Entry<T>[],
  field: string,
  nameOf: (record: T) => string,
): void {
  const first = new Map<string, Entry<T>>();
  for (const entry of entries) {
    const name = nameOf(entry.value);
    const other = first.get(name);
    if (!other) {
      first.set(name, entry);
      continue;
    }
    report({
      code: 'duplicate-name',
      path: [...entry.path, field],
      message: `The ${field} "${name}" is taken by ${placeOf(other.path).document}.`,
      hint: 'Give each a name of its own.',
    });
  }
}
