import {
  type Language,
  languageOfPath,
  languagePrefix,
  languages,
  withLanguagePrefix,
} from '#model/language.ts';
import { immutableFolders } from '#model/hosting/headers.ts';
import { kindOf, type PageRef } from '#model/pages/page-kinds.ts';
import type { Collection } from '#model/site.ts';
import { placeName } from '../diagnostics/diagnostic.ts';
import type { Draft, Entry } from '../records/draft.ts';
import { contentCheck } from './check.ts';

/** Reports paths used by two pages, or by one page in two languages. */
export const checkPathClashes = contentCheck(
  ['duplicate-path'],
  ({ draft, index, placeOf, report }) => {
    for (const { path, taken, by } of index.clashes) {
      // Records of the same name are reported by `checkDuplicates`.
      if (taken !== by && taken.id === by.id) continue;
      const place = fieldOf(draft, by, path);
      if (!place) continue;
      const other = taken === by ? undefined : fieldOf(draft, taken, path);
      const where = other ? ` (${placeName(placeOf(other))})` : '';
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

/** Folders that cannot contain pages, and what they are for. */
const reserved: readonly (readonly [folder: string, purpose: string])[] = [
  ...[...immutableFolders, '/page-data/'].map(
    (folder) => [folder, 'pictures and other files'] as const,
  ),
  ['/api/', 'the forms'],
  ['/healthz/', 'the server, which tells there that it runs'],
  ['/readyz/', 'the server, which tells there that it runs'],
];

/** Pages must not be in a reserved folder, nor in the folder of another language. */
export const checkWrittenPaths = contentCheck(
  ['reserved-path', 'path-of-another-language'],
  ({ draft, fields, report }) => {
    for (const { value, path } of fields.ofKind('path')) {
      const [folder, purpose] = reserved.find(([start]) => `${value}/`.startsWith(start)) ?? [];
      if (folder) {
        report({
          code: 'reserved-path',
          path,
          message: `The folder "${folder}" is kept for ${purpose}.`,
          hint: 'Choose a path outside of it.',
        });
      }
      const language = languageAt(draft, path);
      if (!language || languageOfPath(value) === language) continue;
      const right = withLanguagePrefix(value, language);
      report({
        code: 'path-of-another-language',
        path,
        message: `The path "${value}" is not one of a page in "${language}".`,
        hint: languagePrefix(language)
          ? `It begins with "${languagePrefix(language)}/": "${right}".`
          : `Paths in "${language}" have no prefix: "${right}".`,
      });
    }
  },
);

/** The language of the translation that contains a field. */
function languageAt(draft: Draft, path: readonly PropertyKey[]): Language | undefined {
  const entries: readonly Entry[] = draft[path[0] as Collection];
  const entry = entries.find((one) => one.path.every((step, at) => step === path[at]));
  const at: unknown = [...path.slice(entry?.path.length, -1), 'language'].reduce<unknown>(
    (value, step) => (typeof value === 'object' && value ? Reflect.get(value, step) : undefined),
    entry?.value,
  );
  return languages.find((language) => language === at);
}

/**
 * The field that gives a page its path; undefined for a page with a fixed path, or a broken record.
 */
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
