import { type Diagnostic, hasErrors } from '#content/diagnostics/diagnostic.ts';
import { withAccepted } from '#content/diagnostics/accepted.ts';
import { loadContent } from '#content/load.ts';
import type { ContentSource } from '#content/source.ts';
import type { Site } from '#model/site.ts';
import { today } from '#model/today.ts';
import type { BuildInput, BuildOptions } from './build-input.ts';
import { bundleSite } from './bundle/bundle.ts';
import { kitCode } from './bundle/prebuilt.ts';
import { runPlanChecks } from './check/plan-context.ts';
import { collectGarbage } from './collect-garbage.ts';
import { planImages } from './images/image-plan.ts';
import { makeRelease } from './make-release.ts';
import { plan } from './plan/plan.ts';
import { silent } from './progress/progress.ts';
import type { BuildSummary } from './progress/summary.ts';

export interface BuildResult {
  diagnostics: Diagnostic[];
  /** Missing where the content has errors: then nothing was written. */
  summary?: BuildSummary;
}

/** Reads a shop's content and makes a release of its site, which is served from then on. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const { cache, progress = silent } = options;
  const start = performance.now();
  const code = kitCode();
  const [bundle, { diagnostics, planned }] = await Promise.all([
    bundleSite(cache, code.site),
    planShop(options),
  ]);
  if (!planned) {
    progress.end();
    return { diagnostics };
  }
  const made = await makeRelease({ ...planned, bundle, code: code.all }, options);
  progress.end();
  return {
    diagnostics,
    summary: { ...made, warnings: diagnostics.length, time: performance.now() - start },
  };
}

interface PlannedShop {
  diagnostics: Diagnostic[];
  /** Missing where the content has errors. */
  planned?: Pick<BuildInput, 'site' | 'plan' | 'images'>;
}

async function planShop(options: BuildOptions): Promise<PlannedShop> {
  const { source, cache, strict = false, progress = silent } = options;
  progress.step('Reading content');
  const { site, diagnostics } = await loadShop(source, strict);
  if (!site) return { diagnostics };
  // The records as they were read take as much memory as the site.
  collectGarbage();
  progress.step('Planning');
  const images = await planImages(site, cache);
  return { diagnostics, planned: { site, images, plan: plan(site, images.images, today()) } };
}

interface LoadedShop {
  site: Site | null;
  diagnostics: Diagnostic[];
}

async function loadShop(source: ContentSource, strict: boolean): Promise<LoadedShop> {
  const loaded = await loadContent(source);
  if (!loaded.site) return loaded;
  const { site, diagnostics, context } = loaded;
  // No check asks what a picture's files are.
  if (strict) await runPlanChecks(context, site, plan(site, new Map(), today()), 'error');
  return {
    site: hasErrors(diagnostics) ? null : site,
    diagnostics: withAccepted(diagnostics, site.accepted_warnings),
  };
}
