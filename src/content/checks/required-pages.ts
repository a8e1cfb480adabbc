import type { PageKey } from '#model/pages/routes.ts';
import { contentCheck } from './check.ts';

const required: readonly PageKey[] = ['home', 'contact', 'imprint', 'privacy'];

/** The pages that no site can do without must have their texts. */
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
