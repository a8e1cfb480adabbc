import type { Content } from '../site.ts';
import { brandPages } from './brand-pages.ts';
import { categoryPages } from './category-pages.ts';
import { infoPages } from './info-pages.ts';
import type { LanguagePaths } from './paths.ts';
import { systemPages } from './system-pages.ts';

/**
 * The kinds of pages, in the order in which they take their paths. A kind tells which pages there
 * are and where, in all languages; `pathsOf` gives the paths of the pages of the kinds before it.
 * What a page shows is told by the planner of its kind, in the generator.
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

/** A page of a site. Its id is that of links: a page key, the id of a category or an info page. */
export type PageRef = PageByKind[PageKind];
