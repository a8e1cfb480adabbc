import type { collect } from '#features/features.ts';
import { loadParts } from '#features/load.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import type { Site } from '#model/site.ts';
import type { FeaturePageKind } from '#model/pages/page-kinds.ts';
import type { FeaturePageKey } from '#model/pages/routes.ts';
import type { BodyView } from '#model/views/common.ts';
import type { HomeView, KitHomeView, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { PlanContext } from './context.ts';
import type { PagePlanner } from './kinds/draft.ts';
import type { Planned, PlannedFile } from './planned.ts';

/** What the forms server learns of a shop comes from this. */
export type FormsSite = Pick<
  Site,
  'project' | 'company' | 'opening_hours' | keyof ReturnType<typeof collect<'collections'>>
>;

/** A template, and what it shows of a page. */
type PageShown = {
  [Key in TemplateKey]: { template: Key; view: Planned<PageViews[Key]>; jsonLd?: object[] };
}[TemplateKey];

/** What features add to the view of the home page. */
export type HomeAdditions = Omit<Planned<HomeView>, keyof KitHomeView>;

/** What a feature adds to the build: the default export of its `NAME.build.ts`. */
export interface FeatureBuild {
  /** What its pages show. */
  pages?: {
    [Key in FeaturePageKey]?: (context: PlanContext, body: Planned<BodyView>) => PageShown;
  };
  /** What its kinds of pages show. */
  kinds?: { [Kind in FeaturePageKind]?: PagePlanner<Kind> };
  /** What its `NAME.home.tsx` shows on the home page. */
  home?: (context: PlanContext) => HomeAdditions;
  /** Files of a language beside its pages. */
  files?: (context: PlanContext) => Iterable<PlannedFile>;
  /** The anchors that it prints in a template, beside those that the template's view names. */
  anchors?: { [Key in TemplateKey]?: (view: Planned<PageViews[Key]>) => readonly string[] };
  /** What the forms server has to know, on the day of the build, YYYY-MM-DD. */
  formsShop?: (site: FormsSite, day: string) => Partial<FormsShop>;
}

/**
 * The build's part of each feature that has one. None of them may import a module that imports this
 * one: each would wait for the other.
 */
export const featureBuilds = await loadParts<FeatureBuild>('build');

/** What the forms server has to know of all features. */
export function offersOfFeatures(site: FormsSite, day: string): Partial<FormsShop> {
  const offers: Partial<FormsShop> = {};
  for (const { formsShop } of featureBuilds) Object.assign(offers, formsShop?.(site, day));
  return offers;
}
