import type { PageIndex } from '#model/pages/page-index.ts';
import type { Draft } from '../records/draft.ts';
import { suggest } from '../diagnostics/nearest.ts';
import { contentCheck } from './check.ts';

/** A brand names its type by id, and a type the category under whose path its brands stand. */
export const checkBrandTypes = contentCheck(
  ['unknown-brand-type', 'unknown-page', 'no-category'],
  ({ draft, content, fields, index, report, words }) => {
    const types = new Set(content.brand_types.map(({ id }) => id));
    for (const { value, path } of fields.ofKind('brand-type')) {
      if (types.has(value)) continue;
      const message = `There is no brand type "${value}".`;
      report({ code: 'unknown-brand-type', path, message, hint: suggest(value, types) });
    }
    const categories = content.categories.map(({ id }) => id);
    for (const { value, path: place, sound } of draft.brand_types) {
      const id = value.page;
      const page = index.byId.get(id);
      if (!sound || page?.kind === 'category') continue;
      const path = [...place, 'page'];
      const hint = suggest(id, categories);
      if (page) {
        const message = `The page "${id}" is no category; brands stand below one.`;
        report({ code: 'no-category', path, message, hint });
      } else {
        const add = `Otherwise add ${words.record('categories', id)}.`;
        const message = `There is no category "${id}".`;
        report({ code: 'unknown-page', path, message, hint: `${hint} ${add}` });
      }
    }
  },
);

/** Slugs of the brands whose paths cannot be told, because of mistakes in them or in their type. */
export function unplacedBrands(draft: Draft, index: PageIndex): ReadonlySet<string> {
  const placed = new Set(
    draft.brand_types.flatMap(({ value }) =>
      index.byId.get(value.page)?.kind === 'category' ? [value.id] : [],
    ),
  );
  const unplaced = draft.brands.filter(({ value, sound }) => !sound || !placed.has(value.type));
  return new Set(unplaced.map(({ value }) => value.slug));
}
