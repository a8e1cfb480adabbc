import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Diagnostic, hasErrors, withAccepted } from '#content/diagnostics/diagnostic.ts';
import { runChecks } from '#content/checks/check.ts';
import { type ContentCache, loadContent, loadSite } from '#content/load.ts';
import type { Site } from '#model/site.ts';
import { today } from '#model/today.ts';
import type { BuildInput, BuildOptions } from './build-input.ts';
import { bundleSite } from './bundle/bundle.ts';
import type { KitCode } from './bundle/code-hash.ts';
import { linkChecks } from './check/checks.ts';
import { planContext } from './check/plan-context.ts';
import { planImages } from './images/image-plan.ts';
import { knownContent } from './known-content.ts';
import { makeRelease, type MadeRelease } from './make-release.ts';
import { plan } from './plan/plan.ts';
import type { Plan } from './plan/planned.ts';
import { silent } from './progress/progress.ts';
import { sweepCache } from './sweep-cache.ts';

interface BuiltRelease {
  diagnostics: Diagnostic[];
  /** Undefined if the content has errors: nothing was written. */
  made?: MadeRelease;
}

/** Checks a shop's content, and makes a release of its site. */
export async function buildRelease(options: BuildOptions, code: KitCode): Promise<BuiltRelease> {
  const { cache } = options;
  const content = await knownContent(cache, code.all);
  const { diagnostics, planned } = await planShop(options, content.known);
  if (!planned) return { diagnostics };
  const bundle = await bundleSite(cache, code.site);
  // Before the release goes live, since a failing build must change nothing.
  await content.save();
  const made = await makeRelease({ ...planned, bundle, code: code.all }, options);
  await sweepCache(cache);
  return { diagnostics, made };
}

interface PlannedShop {
  diagnostics: Diagnostic[];
  /** Undefined if the content has errors. */
  planned?: Pick<BuildInput, 'site' | 'plan' | 'images'>;
}

async function planShop(options: BuildOptions, known: ContentCache): Promise<PlannedShop> {
  const { cache, progress = silent } = options;
  const { site, diagnostics, checkLinks } = await loadShop(options, known);
  if (!site) return { diagnostics };
  // The records take as much memory as the site.
  collectGarbage();
  progress.step('Planning');
  const images = await planImages(site, cache);
  const planned = { site, images, plan: plan(site, images.images, today()) };
  const mistakes = await checkLinks?.(planned.plan);
  return mistakes ? { diagnostics: mistakes } : { diagnostics, planned };
}

interface LoadedShop {
  site: Site | null;
  diagnostics: Diagnostic[];
  /** Returns all diagnostics if there are dead links within the site. */
  checkLinks?: (planned: Plan) => Promise<Diagnostic[] | undefined>;
}

/** Only keeps the input of link checks in memory if they run. */
async function loadShop(
  { source, strict }: BuildOptions,
  known: ContentCache,
): Promise<LoadedShop> {
  if (!strict) return loadSite(source, known);
  const loaded = await loadContent(source, known);
  if (!loaded.site) return loaded;
  const { site, diagnostics, context } = loaded;
  const told = () => withAccepted(diagnostics, site.accepted_warnings);
  return {
    site,
    diagnostics: told(),
    async checkLinks(planned) {
      await runChecks(linkChecks, planContext(context, site, planned));
      return hasErrors(diagnostics) ? told() : undefined;
    },
  };
}

/** The heap size, in bytes, that makes a collection worth some tenths of a second. */
const large = 256 * 2 ** 20;

/**
 * Frees unreferenced memory, if the heap is large. By itself, V8 lets the heap grow to about twice
 * the memory alive at its last full collection: after a peak, for far too long.
 */
function collectGarbage(): void {
  if (process.memoryUsage().heapUsed < large) return;
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
