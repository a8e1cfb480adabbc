import type { Translation } from '#model/translation.ts';
import { planCheck } from './check.ts';

/**
 * Reports texts that a translation lacks and the first one has. Missing translations are reported
 * by the loader, per record and language.
 */
export const checkUntranslated = planCheck(['untranslated-field'], ({ site, fields, report }) => {
  const { languages } = site.project;
  const marked = [...fields.ofKind('markdown'), ...fields.ofKind('html')].map(({ path }) =>
    path.at(-1),
  );
  const texts = [...new Set(['lead', ...marked.map(String)])];
  for (const { value, path } of fields.translations) {
    const [first, ...others] = value;
    if (!first) continue;
    for (const [at, other] of others.entries()) {
      if (!languages.includes(other.language)) continue;
      for (const name of texts.filter((text) => isFilled(first, text) && !isFilled(other, text))) {
        report({
          code: 'untranslated-field',
          path: [...path, at + 1, name],
          message: `There is no "${name}" in "${other.language}", but in "${first.language}" there is.`,
          hint: 'Nothing is shown in its place.',
        });
      }
    }
  }
});

/** Reports records without translations, whose text is the same in every language. */
export const checkPlainTexts = planCheck(['untranslated-record'], ({ site, report }) => {
  const { consents, opening_hours, project } = site;
  if (project.languages.length === 1) return;
  const records = [
    ...consents.map((record, at) => ({ record, path: ['consents', at] })),
    ...opening_hours.opening_periods
      .map((record, at) => ({ record, path: ['opening_hours', 'opening_periods', at] }))
      .filter(({ record }) => record.free_text !== undefined),
  ];
  for (const { path } of records.filter(({ record }) => !record.translations)) {
    report({
      code: 'untranslated-record',
      path,
      message: 'There are no translations; the same words are shown in every language.',
      hint: 'Add "translations".',
    });
  }
});

function isFilled(translation: Translation, name: string): boolean {
  const value: unknown = Reflect.get(translation, name);
  return typeof value === 'string' && value.trim() !== '';
}

/** The maximum number of letters that search engines show, generously. */
const limits: readonly (readonly [field: string, limit: number])[] = [
  ['seo_title', 90],
  ['seo_description', 250],
];

/** Reports titles and descriptions that search engines would shorten. */
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
