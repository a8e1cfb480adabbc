import { languagePrefix } from '#model/language.ts';
import { defaultCategoryPaths } from '#model/pages/category-pages.ts';
import type { Check } from './check.ts';

/** A category must stand somewhere, and what is written of it in a language must be shown in it. */
export const checkCategoryPaths: Check = ({ draft, content, report }) => {
  for (const { value, path, sound } of draft.categories) {
    if (!sound) continue;
    const defaults = defaultCategoryPaths(value.id);
    const placed = (language: keyof NonNullable<typeof defaults>, own?: string) =>
      (own ?? defaults?.[language] ?? null) !== null;
    if (!defaults && !value.translations.some((text) => text.path)) {
      report({
        severity: 'error',
        path: [...path, 'id'],
        message: `The category "${value.id}" has no path.`,
        hint: `Give each of its languages one, such as path: /${value.id}.`,
      });
      continue;
    }
    for (const [at, text] of value.translations.entries()) {
      const { language } = text;
      if (placed(language, text.path) || !content.project.languages.includes(language)) continue;
      report({
        severity: 'warning',
        path: [...path, 'translations', at],
        message: `The category has no path in "${language}", so this text is not shown.`,
        hint: `Add one, such as path: ${languagePrefix(language)}/${value.id}.`,
      });
    }
  }
};
