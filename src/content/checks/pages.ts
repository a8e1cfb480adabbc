import { languagePrefix } from '#model/language.ts';
import { defaultCategoryPaths } from '#model/pages/category-pages.ts';
import type { PageKey } from '#model/pages/routes.ts';
import type { PageIndex } from '#model/pages/page-index.ts';
import type { Draft } from '../records/draft.ts';
import { suggest } from '../diagnostics/nearest.ts';
import { contentCheck } from './check.ts';

const codes = ['category-without-path', 'text-without-path'] as const;

/**
 * Every category must have a path, and so must each of its translations in the site's languages.
 */
export const checkCategoryPaths = contentCheck(codes, ({ draft, content, report }) => {
  for (const { value, path, sound } of draft.categories) {
    if (!sound) continue;
    const defaults = defaultCategoryPaths(value.id);
    const placed = (language: keyof NonNullable<typeof defaults>, own?: string) =>
      (own ?? defaults?.[language] ?? null) !== null;
    if (!defaults && !value.translations.some((text) => text.path)) {
      report({
        code: 'category-without-path',
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
        code: 'text-without-path',
        path: [...path, 'translations', at],
        message: `The category has no path in "${language}", so this text is not shown.`,
        hint: `Add one, such as path: ${languagePrefix(language)}/${value.id}.`,
      });
    }
  }
});

const required: readonly PageKey[] = ['home', 'contact', 'imprint', 'privacy'];

/** Pages that every site needs must have a record. */
export const checkRequiredPages = contentCheck(['missing-page'], ({ content, report }) => {
  const keys = new Set(content.pages.map(({ key }) => key));
  for (const key of required.filter((page) => !keys.has(page))) {
    report({
      code: 'missing-page',
      path: ['pages'],
      message: `The page "${key}" has no record.`,
      hint: 'Every site needs it: add it with a title and a text.',
    });
  }
});

/**
 * Brands must name an existing type, and types a category, below whose path their brands are
 * placed.
 */
export const checkBrandTypes = contentCheck(
  ['unknown-brand-type', 'unknown-page', 'no-category'],
  ({ draft, content, fields, index, report, words }) => {
    const types = new Set(content.brand_types.map(({ id }) => id));
    for (const { value, path } of fields.ofKind('brand-type')) {
      if (types.has(value)) continue;
      const message = `There is no brand type "${value}".`;
      report({ code: 'unknown-brand-type', path, message, hint: suggest(value, types) });
    }
    const categories = content.categories.map(({ id }) => id);
    for (const { value, path: place, sound } of draft.brand_types) {
      const id = value.page;
      const page = index.byId.get(id);
      if (!sound || page?.kind === 'category') continue;
      const path = [...place, 'page'];
      const hint = suggest(id, categories);
      if (page) {
        const message = `The page "${id}" is no category; brands stand below one.`;
        report({ code: 'no-category', path, message, hint });
      } else {
        const add = `Otherwise add ${words.record('categories', id)}.`;
        const message = `There is no category "${id}".`;
        report({ code: 'unknown-page', path, message, hint: `${hint} ${add}` });
      }
    }
  },
);

/** Slugs of brands without a known path, because they or their type have mistakes. */
export function unplacedBrands(draft: Draft, index: PageIndex): ReadonlySet<string> {
  const placed = new Set(
    draft.brand_types.flatMap(({ value }) =>
      index.byId.get(value.page)?.kind === 'category' ? [value.id] : [],
    ),
  );
  const unplaced = draft.brands.filter(({ value, sound }) => !sound || !placed.has(value.type));
  return new Set(unplaced.map(({ value }) => value.slug));
}
