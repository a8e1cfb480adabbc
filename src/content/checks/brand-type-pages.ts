import type { PageIndex } from '#model/pages/page-index.ts';
import { isPageKey } from '#model/pages/routes.ts';
import type { Draft } from '../records/draft.ts';
import { suggest } from '../diagnostics/nearest.ts';
import { contentCheck } from './check.ts';

/** The page under whose path the brands of a type stand must exist. */
export const checkBrandTypePages = contentCheck(['unknown-page'], ({ draft, index, report }) => {
  const pages = [...index.byId.keys()].filter((id) => !id.includes('/'));
  for (const { value, path, sound } of draft.brand_types) {
    const id = value.page;
    if (!sound || index.byId.has(id)) continue;
    report({
      code: 'unknown-page',
      path: [...path, 'page'],
      message: `There is no page "${id}".`,
      hint: isPageKey(id) ? `Add a record for the page "${id}".` : suggest(id, pages),
    });
  }
});

/** Slugs of the brands whose paths cannot be told, because of mistakes in them or in their type. */
export function unplacedBrands(draft: Draft, index: PageIndex): ReadonlySet<string> {
  const placed = new Set(
    draft.brand_types.flatMap(({ value }) => (index.byId.has(value.page) ? [value.id] : [])),
  );
  const unplaced = draft.brands.filter(({ value, sound }) => !sound || !placed.has(value.type));
  return new Set(unplaced.map(({ value }) => value.slug));
}
