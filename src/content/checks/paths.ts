import { languageOfPath, languagePrefix } from '#model/language.ts';
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

/** An info page's path must begin with the prefix of its language. */
export const checkPathPrefixes: Check = ({ draft, report }) => {
  for (const { value, path } of draft.info_pages.filter(({ sound }) => sound)) {
    for (const [at, { language, path: sitePath }] of value.translations.entries()) {
      if (languageOfPath(sitePath) === language) continue;
      const rest = sitePath.slice(languagePrefix(languageOfPath(sitePath)).length);
      report({
        severity: 'error',
        path: [...path, 'translations', at, 'path'],
        message: `The path "${sitePath}" does not fit the language "${language}".`,
        hint: `Write "${languagePrefix(language)}${rest}".`,
      });
    }
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
