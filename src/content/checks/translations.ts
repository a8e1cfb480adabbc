import type { Language } from '#model/language.ts';
import { embeddedPages, type LanguagePaths, routes } from '#model/routes.ts';
import type { Draft, Entry } from '../draft.ts';
import type { TranslationList } from '../visit-fields.ts';
import { contentCheck } from './check.ts';

/**
 * Missing translations are tolerated: the first one is shown. One warning per record and language,
 * and none for a page in a language that it does not exist in.
 */
export const checkTranslations = contentCheck(
  ['missing-translation'],
  ({ draft, content, fields, report }) => {
    if (!draft.project[0]?.sound) return;
    for (const [record, lists] of Map.groupBy(fields.translations, recordOf)) {
      for (const language of languagesOf(draft, content.project.languages, record)) {
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

/** The languages in which a record is shown. */
function languagesOf(
  draft: Draft,
  languages: readonly Language[],
  record: string,
): readonly Language[] {
  const at = ({ path }: Entry) => path.join('.') === record;
  const [collection] = record.split('.');
  switch (collection) {
    case 'events':
      return languages.filter((language) => routes.events[language] !== null);
    case 'info_pages': {
      const own = draft.info_pages.find(at)?.value.translations.map(({ language }) => language);
      return languages.filter((language) => own?.includes(language));
    }
    case 'pages': {
      const key = draft.pages.find(at)?.value.key;
      const paths: LanguagePaths | undefined = key && routes[key];
      return languages.filter((code) => paths?.[code] || (key && embeddedPages[key]?.[code]));
    }
    default:
      return languages;
  }
}
