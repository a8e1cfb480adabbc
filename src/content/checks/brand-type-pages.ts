import { isPageKey } from '#model/routes.ts';
import { suggest } from '../nearest.ts';
import type { Check } from './check.ts';

/** The page under whose path the brands of a type stand must exist. */
export const checkBrandTypePages: Check = ({ draft, index, report }) => {
  const pages = [...index.byId.keys()].filter((id) => !id.includes('/'));
  for (const { value, path } of draft.brand_types.filter(({ sound }) => sound)) {
    const id = value.page.replace(/^\//, '');
    if (pages.includes(id)) continue;
    report({
      severity: 'error',
      path: [...path, 'page'],
      message: `There is no page "${value.page}".`,
      hint: isPageKey(id) ? `Add a record for the page "${id}".` : suggest(id, pages),
    });
  }
};
