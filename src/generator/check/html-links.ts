import { linkMistake } from '#content/checks/links.ts';
import type { Check } from './check.ts';

/** Links in HTML must lead somewhere, like those in fields and Markdown, which the loader checks. */
export const checkHtmlLinks: Check = ({ fieldsOf, index, report, site }) => {
  for (const { value, path } of fieldsOf('html')) {
    for (const { address } of site.texts.html.get(value)?.links ?? []) {
      const mistake = linkMistake(address, { index, unplaced: new Set() });
      if (mistake) report({ severity: 'error', path, ...mistake });
    }
  }
};
