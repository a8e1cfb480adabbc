import {
  accepts,
  type Diagnostic,
  diagnosticAt,
  withAccepted,
} from '#content/diagnostics/diagnostic.ts';
import { runChecks } from '#content/checks/check.ts';
import { type ContentCache, loadContent } from '#content/load.ts';
import type { ContentSource } from '#content/source.ts';
import { today } from '#model/today.ts';
import { plan } from '../plan/plan.ts';
import { checksOf } from './checks.ts';
import { planContext } from './plan-context.ts';

/**
 * Reports all mistakes in a shop, without building it: those found by every build, and for a shop
 * without errors also those in its planned pages.
 *
 * @param known Cached results of reading texts and pictures.
 */
export async function checkShop(
  source: ContentSource,
  known?: ContentCache,
): Promise<Diagnostic[]> {
  const loaded = await loadContent(source, known);
  if (!loaded.site) return loaded.diagnostics;
  const { site, diagnostics, context } = loaded;
  // No check needs the files of pictures.
  const planned = plan(site, new Map(), today());
  await runChecks(checksOf('plan'), planContext(context, site, planned));
  for (const [at, entry] of site.accepted_warnings.entries()) {
    if (diagnostics.some((diagnostic) => accepts(entry, diagnostic))) continue;
    context.report({
      code: 'unused-acceptance',
      path: ['accepted_warnings', at],
      message: 'There is no such warning, or it says something else by now.',
      hint: 'Delete the entry, or look at the warning that is reported instead.',
    });
  }
  return withAccepted(diagnostics, site.accepted_warnings);
}

/** Reports mistakes in the current release in `dist`; none if there is no release. */
export async function checkRelease(dist: string): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  await runChecks(checksOf('release'), {
    dist,
    report: ({ file, ...diagnosis }) => {
      diagnostics.push(diagnosticAt({ document: file }, diagnosis));
    },
  });
  return diagnostics;
}
