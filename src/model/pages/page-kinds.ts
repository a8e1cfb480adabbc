import type { Content } from '../site.ts';
import { brandPages } from './brand-pages.ts';
import { categoryPages } from './category-pages.ts';
import { infoPages } from './info-pages.ts';
import type { LanguagePaths } from './paths.ts';
import { systemPages } from './system-pages.ts';

/**
 * The page kinds, in the order in which they claim paths. A kind determines which pages exist and
 * their paths in all languages; `pathsOf` returns the paths of pages of earlier kinds. The contents
 * of a page are determined by its kind's planner, in the generator.
 */
export const pageKinds = {
  system: systemPages,
  category: categoryPages,
  info: infoPages,
  brand: brandPages,
} as const satisfies Record<
  string,
  (
    content: Content,
    pathsOf: (id: string) => LanguagePaths | undefined,
  ) => Iterable<{ kind: string; id: string; paths: LanguagePaths }>
>;

export type PageKind = keyof typeof pageKinds;

type PagesOf<Kind extends PageKind> =
  ReturnType<(typeof pageKinds)[Kind]> extends Iterable<infer Page> ? Page : never;

/** A page of a site, by its kind. */
export type PageByKind = { [Kind in PageKind]: PagesOf<Kind> };

/** A page of a site. Links use its id: a page key, or the id of a category or an info page. */
export type PageRef = PageByKind[PageKind];
