import { immutableFolders } from '#model/hosting/headers.ts';
import type { PageRef } from '#model/pages/page-kinds.ts';
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
export const checkReservedPaths = contentCheck(['reserved-path'], ({ draft, report }) => {
  for (const { value, path: place } of [...draft.info_pages, ...draft.categories]) {
    for (const [at, { path }] of value.translations.entries()) {
      const folder = path && reserved.find((start) => `${path}/`.startsWith(start));
      if (!folder) continue;
      report({
        code: 'reserved-path',
        path: [...place, 'translations', at, 'path'],
        message: `The folder "${folder}" is kept for pictures and other files.`,
        hint: 'Choose a path outside of it.',
      });
    }
  }
});

/** The field that gives a page its path; undefined for a page of fixed place and a broken record. */
function fieldOf(draft: Draft, page: PageRef, sitePath: string): PropertyKey[] | undefined {
  switch (page.kind) {
    case 'system':
      return undefined;
    case 'brand':
      return placeIn(draft.brands, page.record, () => ['slug']);
    case 'info':
      return placeIn(
        draft.info_pages,
        page.record,
        (value) => pathField(value, sitePath) ?? ['id'],
      );
    case 'category':
      return placeIn(
        draft.categories,
        page.record,
        (value) => pathField(value, sitePath) ?? ['id'],
      );
  }
}

function placeIn<T>(
  entries: readonly Entry<T>[],
  record: T,
  field: (record: T) => readonly PropertyKey[],
): PropertyKey[] | undefined {
  const entry = entries.find(({ value }) => value === record);
  return entry?.sound ? [...entry.path, ...field(record)] : undefined;
}

function pathField(
  { translations }: { translations: readonly { path?: string | undefined }[] },
  sitePath: string,
): PropertyKey[] | undefined {
  const at = translations.findLastIndex(({ path }) => path === sitePath);
  return at < 0 ? undefined : ['translations', at, 'path'];
}
