import type { Language } from '#model/language.ts';
import { placeOf } from '#model/pages/page-index.ts';
import { routes } from '#model/pages/routes.ts';
import type { Collection } from '#model/site.ts';
import type { TranslationList } from '../records/fields.ts';
import { contentCheck, type ContentContext } from './check.ts';

/**
 * Missing translations are tolerated: the first one is shown. One warning per record and language,
 * and none for a page in a language that it does not exist in.
 */
export const checkTranslations = contentCheck(
  ['missing-translation'],
  ({ draft, content, index, fields, report }) => {
    if (!draft.project[0]?.sound) return;
    for (const lists of Map.groupBy(fields.translations, recordOf).values()) {
      for (const language of languagesOf({ draft, index, content }, lists[0]?.path ?? [])) {
        const lacking = lists.filter(
          ({ value }) => !value.some((one) => one.language === language),
        );
        const first = lacking[0];
        if (!first) continue;
        const more = lacking.length - 1;
        const places = more > 0 ? `, here and in ${more} more place${more > 1 ? 's' : ''}` : '';
        report({
          code: 'missing-translation',
          path: first.path,
          message: `There is no translation for "${language}"${places}.`,
          hint: `The first one, "${first.value[0]?.language}", is shown instead.`,
        });
      }
    }
  },
);

/** The place of the record: 'brands.3'; of a field in a single record: 'project.translations'. */
function recordOf({ path }: TranslationList): string {
  return path.slice(0, 2).join('.');
}

/** The languages in which a record is shown: those of the page that it makes, else all. */
function languagesOf(
  { draft, index, content }: Pick<ContentContext, 'draft' | 'index' | 'content'>,
  [collection, at]: readonly PropertyKey[],
): readonly Language[] {
  const { languages } = content.project;
  if (collection === 'events') {
    return languages.filter((language) => routes.events[language] !== null);
  }
  const entries = Object.hasOwn(draft, collection ?? '') ? draft[collection as Collection] : [];
  const record: unknown = entries.find(({ path }) => path[1] === at)?.value;
  const page = typeof record === 'object' && record ? index.byRecord.get(record) : undefined;
  return page ? languages.filter((language) => placeOf(index, page, language)) : languages;
}
