import { collect } from '#features/features.ts';
import type { Content } from '../site.ts';
import { brandPages } from './brand-pages.ts';
import { categoryPages } from './category-pages.ts';
import { infoPages } from './info-pages.ts';
import { itemPages } from './item-pages.ts';
import type { KindOfPages } from './kind.ts';
import { listPages } from './list-pages.ts';
import { systemPages } from './system-pages.ts';

const ofFeatures = collect('pageKinds');

/**
 * The kinds of pages, in the order in which they claim their paths. The planner of each kind, in
 * the generator, decides what its pages show.
 */
export const pageKinds = {
  system: systemPages,
  category: categoryPages,
  list: listPages,
  info: infoPages,
  brand: brandPages,
  item: itemPages,
  ...ofFeatures,
} as const;

export type PageKind = keyof typeof pageKinds;

/** The kinds that belong to features. */
export type FeaturePageKind = keyof typeof ofFeatures;

type PagesOf<Kind extends PageKind> =
  (typeof pageKinds)[Kind] extends KindOfPages<infer Page, never> ? Page : never;

/** A page of a site, by its kind. */
export type PageByKind = { [Kind in PageKind]: PagesOf<Kind> };

/** A page of a site. Links use its id: a page key, or the id of a category or an info page. */
export type PageRef = PageByKind[PageKind];

/** The definition of a page's kind. */
export function kindOf({ kind }: PageRef): KindOfPages<PageRef, Content> {
  return (pageKinds as Readonly<Record<PageKind, KindOfPages<PageRef, Content>>>)[kind];
}
