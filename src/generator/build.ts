import { loadSite } from '#content/load.ts';
import type { Problem } from '#content/problem.ts';
import type { ContentSource } from '#content/source.ts';
import type { Site } from '#model/site.ts';
import { type Bundle, bundleSite } from './bundle/bundle.ts';
import { kitCode } from './bundle/prebuilt.ts';
import { type ImagePlan, planImages } from './image-plan.ts';
import { makeRelease } from './make-release.ts';
import { plan } from './plan/plan.ts';
import type { Plan } from './plan/planned.ts';
import { type Progress, silent } from './progress/progress.ts';
import type { BuildSummary } from './progress/summary.ts';

export interface BuildOptions {
  source: ContentSource;
  /** Folder of the releases. */
  dist: string;
  /** Folder of what builds hand on to the next: images, bundles. */
  cache: string;
  /** Whether text files are stored compressed as well. */
  compress?: boolean;
  progress?: Progress;
}

/** All that a release is made from. */
export interface BuildInput {
  site: Site;
  plan: Plan;
  images: ImagePlan;
  bundle: Bundle;
  /** Hash of the code that plans, renders and composes. */
  code: string;
}

export interface BuildResult {
  problems: Problem[];
  /** Missing where the content has errors: then nothing was written. */
  summary?: BuildSummary;
}

/** Reads a shop's content and makes a release of its site, which is served from then on. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const { cache, progress = silent } = options;
  const start = performance.now();
  const code = kitCode();
  const [bundle, { problems, planned }] = await Promise.all([
    bundleSite(cache, code.site),
    planShop(options),
  ]);
  if (!planned) {
    progress.end();
    return { problems };
  }
  const made = await makeRelease({ ...planned, bundle, code: code.all }, options);
  progress.end();
  return {
    problems,
    summary: { ...made, warnings: problems.length, time: performance.now() - start },
  };
}

interface PlannedShop {
  problems: Problem[];
  /** Missing where the content has errors. */
  planned?: Pick<BuildInput, 'site' | 'plan' | 'images'>;
}

async function planShop({ source, cache, progress = silent }: BuildOptions): Promise<PlannedShop> {
  progress.step('Reading content');
  const { site, problems } = await loadSite(source);
  if (!site) return { problems };
  progress.step('Planning');
  const images = await planImages(site, cache);
  return { problems, planned: { site, images, plan: plan(site, images.images, today()) } };
}

/** The shop's calendar day, YYYY-MM-DD: shops of this kit are in Germany. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
}
