import { brandPageId, type PageRef } from '#model/page-index.ts';
import type { Draft } from '../draft.ts';
import type { Check } from './check.ts';

/** Paths that two pages claim. */
export const checkPathClashes: Check = ({ draft, index, report, fileOf }) => {
  for (const { path, taken, by } of index.clashes) {
    if (taken.id === by.id) continue;
    const place = placeOf(draft, by, path);
    if (!place) continue;
    const other = placeOf(draft, taken, path);
    const where = other ? ` (${fileOf(other)})` : '';
    report({
      severity: 'error',
      path: place,
      message: `The path "${path}" belongs to the page "${taken.id}"${where}.`,
      hint: 'Choose another one.',
    });
  }
};

/** The field that gives a page its path; undefined for a page of fixed place and a broken record. */
function placeOf(draft: Draft, page: PageRef, sitePath: string): PropertyKey[] | undefined {
  const brand = draft.brands.find(({ value }) => brandPageId(value.slug) === page.id);
  if (brand) return brand.sound ? [...brand.path, 'slug'] : undefined;
  const info = draft.info_pages.find(({ value }) => value.id === page.id);
  if (!info?.sound) return undefined;
  const at = info.value.translations.findIndex(({ path }) => path === sitePath);
  return [...info.path, 'translations', at, 'path'];
}
