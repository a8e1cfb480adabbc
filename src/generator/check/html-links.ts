import { linkMistake } from '#content/checks/links.ts';
import { planCheck } from './check.ts';

/** Links in HTML must lead somewhere, like those in fields and Markdown, which the loader checks. */
export const checkHtmlLinks = planCheck(['dead-link'], (context) => {
  for (const { value, path } of context.fields.ofKind('html')) {
    for (const { address } of context.texts.html.get(value)?.links ?? []) {
      const mistake = linkMistake(address, context);
      if (mistake) context.report({ path, ...mistake });
    }
  }
});
