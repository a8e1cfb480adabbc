import type { Language } from '#model/language.ts';
import { type PageIndex, placeOf } from '#model/pages/page-index.ts';
import type { PageRef } from '#model/pages/page-kinds.ts';
import type { Draft, Entry } from '../records/draft.ts';
import type { TranslationList } from '../records/fields.ts';
import { contentCheck, type ContentContext } from './check.ts';

/**
 * Missing translations are tolerated: the first one is shown. Reports one warning per record and
 * language, and none for a page in a language that it doesn't exist in.
 */
export const checkTranslations = contentCheck(
  ['missing-translation', 'unbuilt-language'],
  ({ draft, content, index, fields, report }) => {
    if (!draft.project[0]?.sound) return;
    const pageAt = pageFinder(draft, index);
    const home = content.pages.findIndex(({ key }) => key === 'home');
    const records = [...Map.groupBy(fields.translations, recordOf)].toSorted(
      ([one], [other]) => rankOf(one, home) - rankOf(other, home),
    );
    for (const [, lists] of records) {
      const path = lists[0]?.path ?? [];
      const page = pageAt(path);
      if (page) reportUnbuilt(lists, content.project.languages, report);
      for (const language of languagesOf(page, { index, content })) {
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

/**
 * Sorts records for long lists, which only name a few: the home page first, then the pages that
 * every site has.
 */
function rankOf(record: string, home: number): number {
  if (record === `pages.${home}`) return 0;
  return record.startsWith('pages.') ? 1 : 2;
}

/** Reports one warning per record and language that the site does not have. */
function reportUnbuilt(
  lists: readonly TranslationList[],
  languages: readonly Language[],
  report: ContentContext<'unbuilt-language'>['report'],
): void {
  const seen = new Set<Language>(languages);
  for (const { value, path } of lists) {
    for (const [at, { language }] of value.entries()) {
      if (seen.has(language)) continue;
      seen.add(language);
      report({
        code: 'unbuilt-language',
        path: [...path, at],
        message: `The site is not built in "${language}", so this translation is not shown.`,
        hint: 'Add the language to those of the project, or delete the translation.',
      });
    }
  }
}

/** The path of the record: 'brands.3'; of the field for a single record: 'project.translations'. */
function recordOf({ path }: TranslationList): string {
  return path.slice(0, 2).join('.');
}

/** The languages in which a record is shown: the languages of its page, or else all. */
function languagesOf(
  page: PageRef | undefined,
  { index, content }: Pick<ContentContext, 'index' | 'content'>,
): readonly Language[] {
  const { languages } = content.project;
  return page ? languages.filter((language) => placeOf(index, page, language)) : languages;
}

/** Finds the page that the record at a path makes. */
function pageFinder(
  draft: Draft,
  { byRecord }: PageIndex,
): (path: readonly PropertyKey[]) => PageRef | undefined {
  const records = new Map(
    Object.values<Entry<object>[]>(draft)
      .flat()
      .map(({ path, value }) => [path.join('.'), value]),
  );
  return (path) => {
    const record = records.get(path.slice(0, 2).join('.'));
    return record && byRecord.get(record);
  };
}
