import { immutableFolders } from '#model/hosting/headers.ts';
import { kindOf, type PageRef } from '#model/pages/page-kinds.ts';
import type { Draft, Entry } from '../records/draft.ts';
import { contentCheck } from './check.ts';

/** Paths that two pages claim, or one page in two languages. */
export const checkPathClashes = contentCheck(
  ['duplicate-path'],
  ({ draft, index, placeOf, report }) => {
    for (const { path, taken, by } of index.clashes) {
      // Two records of one name have been reported as that.
      if (taken !== by && taken.id === by.id) continue;
      const place = fieldOf(draft, by, path);
      if (!place) continue;
      const other = taken === by ? undefined : fieldOf(draft, taken, path);
      const where = other ? ` (${placeOf(other).document})` : '';
      const owner =
        taken === by ? 'this page in another language' : `the page "${taken.id}"${where}`;
      report({
        code: 'duplicate-path',
        path: place,
        message: `The path "${path}" belongs to ${owner}.`,
        hint: 'Choose another one.',
      });
    }
  },
);

/** Folders of what is no page: browsers keep some of it for good, and the application asks for the rest. */
const reserved = [...immutableFolders, '/page-data/', '/api/'];

/** No page stands where something else is looked for. */
export const checkReservedPaths = contentCheck(['reserved-path'], ({ fields, report }) => {
  for (const { value, path } of fields.ofKind('path')) {
    const folder = reserved.find((start) => `${value}/`.startsWith(start));
    if (!folder) continue;
    report({
      code: 'reserved-path',
      path,
      message: `The folder "${folder}" is kept for pictures and other files.`,
      hint: 'Choose a path outside of it.',
    });
  }
});

/** The field that gives a page its path; undefined for a page of fixed place and a broken record. */
function fieldOf(draft: Draft, page: PageRef, sitePath: string): PropertyKey[] | undefined {
  const field = kindOf(page).pathField?.(page, sitePath);
  if (!field) return undefined;
  const entry = entryOf(draft, page.record);
  return entry?.sound ? [...entry.path, ...field] : undefined;
}

function entryOf(draft: Draft, record: object | undefined): Entry | undefined {
  const lists: readonly (readonly Entry[])[] = Object.values(draft);
  return lists.flatMap((list) => list.filter(({ value }) => value === record))[0];
}
