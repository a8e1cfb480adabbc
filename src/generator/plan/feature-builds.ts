import type { collect } from '#features/features.ts';
import { loadParts } from '#features/load.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import type { Site } from '#model/site.ts';
import type { FeaturePageKind } from '#model/pages/page-kinds.ts';
import type { FeaturePageKey, PageKey } from '#model/pages/routes.ts';
import type { BodyView } from '#model/views/common.ts';
import type { OptOutView } from '#model/views/external.ts';
import type { PageSections, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
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

type ShellPart = Pick<ShellView, 'services' | 'scripts'>;

/** What a feature adds to the build: the default export of its `NAME.build.ts`. */
export interface FeatureBuild {
  /** What its pages show. */
  pages?: {
    [Key in FeaturePageKey]?: (context: PlanContext, body: Planned<BodyView>) => PageShown;
  };
  /** What its kinds of pages show. */
  kinds?: { [Kind in FeaturePageKind]?: PagePlanner<Kind> };
  /** What its sections show on a page: see `NAME.home.tsx` and `NAME.contact.tsx`. */
  sections?: (context: PlanContext, page: PageKey) => Planned<PageSections>;
  /** Files of a language beside its pages. */
  files?: (context: PlanContext) => Iterable<PlannedFile>;
  /** The anchors that it prints in a template, beside those that the template's view names. */
  anchors?: { [Key in TemplateKey]?: (view: Planned<PageViews[Key]>) => readonly string[] };
  /** What its service shows and runs on all pages. */
  shell?: (context: PlanContext) => ShellPart;
  /** The service's own page for opting out, shown beside the visitor's consents. */
  optOut?: (context: PlanContext) => OptOutView | undefined;
  /** What the forms server has to know, on the day of the build, YYYY-MM-DD. */
  formsShop?: (site: FormsSite, day: string) => Partial<FormsShop>;
}

/**
 * The build's part of each feature that has one. None of them may import a module that imports this
 * one: each would wait for the other.
 */
export const featureBuilds = await loadParts<FeatureBuild>('build');

/** The sections that features add to a page. */
export function sectionsOf(context: PlanContext, page: PageKey): Planned<PageSections> {
  const added: Planned<PageSections> = {};
  for (const { sections } of featureBuilds) Object.assign(added, sections?.(context, page));
  return added;
}

/** What features' services show and run on all pages. */
export function shellOfFeatures(context: PlanContext): ShellPart {
  const whole: ShellPart = {};
  for (const { shell } of featureBuilds) {
    const { services, scripts } = shell?.(context) ?? {};
    if (services) whole.services = { ...whole.services, ...services };
    if (scripts) whole.scripts = { ...whole.scripts, ...scripts };
  }
  return whole;
}

/** The services' own pages for opting out. */
export function optOutsOfFeatures(context: PlanContext): OptOutView[] {
  return featureBuilds.flatMap(({ optOut }) => optOut?.(context) ?? []);
}

type Offers = Pick<FormsShop, keyof ReturnType<typeof collect<'formsShop'>>>;

/** What the forms server has to know of all features. */
export function offersOfFeatures(site: FormsSite, day: string): Offers {
  const offers = featureBuilds.map(({ formsShop }) => formsShop?.(site, day));
  return Object.assign({}, ...offers) as Offers;
}
