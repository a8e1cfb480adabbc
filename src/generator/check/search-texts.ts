import { planCheck } from './check.ts';

/** How many letters search engines show at most, generously. */
const limits: readonly (readonly [field: string, limit: number])[] = [
  ['seo_title', 90],
  ['seo_description', 250],
];

/** Titles and descriptions that search engines would cut. */
export const checkSearchTexts = planCheck(['long-search-text'], ({ fields, report }) => {
  const translations = fields.translations.flatMap(({ value, path }) =>
    value.map((translation, at) => ({ translation, path: [...path, at] })),
  );
  for (const { translation, path } of translations) {
    for (const [field, limit] of limits) {
      const text: unknown = Reflect.get(translation, field);
      if (typeof text !== 'string' || text.length <= limit) continue;
      report({
        code: 'long-search-text',
        path: [...path, field],
        message: `Search engines show ${limit} letters at most; this has ${text.length}.`,
        hint: 'Say the most important thing first, and shorten the rest.',
      });
    }
  }
});
