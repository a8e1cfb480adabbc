import { contentSource } from './content-source.ts';
import { type Folders, folderOf } from './folders.ts';
import { changesFor, report } from './report.ts';

/** The options of a build. */
export interface BuildOptions {
  compress: boolean;
  redirectPages?: boolean;
  strict?: boolean;
  urgent?: boolean;
  early?: boolean;
  confirmFewerPages?: boolean;
  json?: boolean;
}

/**
 * Builds, and reports mistakes. The exit status is 1 unless there is a release of the current
 * content.
 */
export async function build(
  shop: Folders,
  { json, confirmFewerPages, ...release }: BuildOptions,
): Promise<void> {
  const { refusePageLoss } = await import('#generator/release/page-loss.ts');
  const verify = release.strict && !confirmFewerPages ? { verify: refusePageLoss } : {};
  const options = { dist: shop.dist, cache: shop.cache, ...release, ...verify };
  if (json) {
    const { endWithParent, progressToParent, reportedBuild } =
      await import('#generator/publish/reported-build.ts');
    endWithParent();
    const progress = progressToParent();
    const built = await reportedBuild(() => contentSource(shop), { ...options, progress });
    process.stdout.write(`${JSON.stringify(built)}\n`);
    if (!built.release) process.exitCode = 1;
    return;
  }
  const { build: buildSite } = await import('#generator/build.ts');
  const { createProgress } = await import('#generator/progress/progress.ts');
  const { formatSummary } = await import('#generator/progress/summary.ts');
  const source = await contentSource(shop);
  const { diagnostics, summary } = await buildSite({
    source,
    ...options,
    progress: createProgress(),
  });
  const all = [...diagnostics, ...(await changesFor(source))];
  if (all.length > 0) await report(all, { ...folderOf(shop), to: process.stderr });
  if (summary) process.stdout.write(`${formatSummary(summary)}\n`);
}
