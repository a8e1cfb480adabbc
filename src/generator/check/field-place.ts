import { type Language, languages } from '#model/language.ts';
import { type PageIndex, placeOf } from '#model/pages/page-index.ts';
import type { PageRef } from '#model/pages/page-kinds.ts';
import type { Site } from '#model/site.ts';
import type { PlanContext } from './check.ts';

/** Where visitors see a field. */
export interface FieldPlace {
  /** The languages in which it is shown. */
  languages: readonly Language[];
  /** The page that shows it; undefined if every page does. */
  page: PageRef | undefined;
}

export function fieldPlace(
  { site, index }: Pick<PlanContext, 'site' | 'index'>,
  path: readonly PropertyKey[],
): FieldPlace {
  const page = pageOf({ site, index }, path);
  const own = ownLanguage(site, path);
  const shown = site.project.languages.filter(
    (language) => !page || placeOf(index, page, language) !== null,
  );
  return { page, languages: own ? shown.filter((language) => language === own) : shown };
}

/** The path of the page that shows a field, in a language. */
export function pathOfPlace(
  index: PageIndex,
  { page }: FieldPlace,
  language: Language,
): string | undefined {
  return page && placeOf(index, page, language)?.path;
}

/** The page made by a record, or the one that shows records of its kind. */
function pageOf(
  { site, index }: Pick<PlanContext, 'site' | 'index'>,
  path: readonly PropertyKey[],
): PageRef | undefined {
  switch (path[0]) {
    case 'company':
    case 'legal':
      return index.byId.get('imprint');
    default: {
      const record = valueAt(site, path.slice(0, 2));
      return typeof record === 'object' && record ? index.byRecord.get(record) : undefined;
    }
  }
}

/**
 * The language of the translation that contains a field; undefined for a field for all languages.
 */
function ownLanguage(site: Site, path: readonly PropertyKey[]): Language | undefined {
  const at = path.indexOf('translations');
  if (at < 0) return undefined;
  const code: unknown = valueAt(site, [...path.slice(0, at + 2), 'language']);
  return languages.find((language) => language === code);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    value,
  );
}
