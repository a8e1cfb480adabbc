import type { collect } from '#features/features.ts';
import { loadParts } from '#features/load.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import type { Site } from '#model/site.ts';
import type { FeaturePageKey } from '#model/pages/routes.ts';
import type { BodyView } from '#model/views/common.ts';
import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import type { PlanContext } from './context.ts';
import type { Planned } from './planned.ts';

/** What the forms server learns of a shop comes from this. */
export type FormsSite = Pick<
  Site,
  'project' | 'company' | 'opening_hours' | keyof ReturnType<typeof collect<'collections'>>
>;

/** A template, and what it shows of a page. */
type PageShown = {
  [Key in TemplateKey]: { template: Key; view: Planned<PageViews[Key]> };
}[TemplateKey];

/** What a feature adds to the build: the default export of its `NAME.build.ts`. */
export interface FeatureBuild {
  /** What its pages show. */
  pages?: {
    [Key in FeaturePageKey]?: (context: PlanContext, body: Planned<BodyView>) => PageShown;
  };
  /** The anchors that a template prints, beside those that its view names. */
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
