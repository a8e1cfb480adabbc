import type { PageKey } from '#model/pages/system-pages.ts';
import type { Check } from './check.ts';

const required: readonly PageKey[] = ['home', 'contact', 'imprint', 'privacy'];

/** The pages that no site can do without must have their texts. */
export const checkRequiredPages: Check = ({ content, report }) => {
  const keys = new Set(content.pages.map(({ key }) => key));
  for (const key of required.filter((page) => !keys.has(page))) {
    report({
      severity: 'error',
      path: ['pages'],
      message: `The page "${key}" has no record.`,
      hint: 'Every site needs it: add it with a title and a text.',
    });
  }
};
