import { loadSite } from '#content/load.ts';
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import { today } from '#model/today.ts';
import type { BuildInput, BuildOptions } from './build-input.ts';
import { bundleSite } from './bundle/bundle.ts';
import { kitCode } from './bundle/prebuilt.ts';
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

async function planShop({ source, cache, progress = silent }: BuildOptions): Promise<PlannedShop> {
  progress.step('Reading content');
  const { site, diagnostics } = await loadSite(source);
  if (!site) return { diagnostics };
  // The records as they were read take as much memory as the site.
  collectGarbage();
  progress.step('Planning');
  const images = await planImages(site, cache);
  return { diagnostics, planned: { site, images, plan: plan(site, images.images, today()) } };
}
