import type { ContentSource } from '#content/source.ts';
import type { BuildOptions } from './build-input.ts';
import { bundleFolder } from './bundle/bundle-folder.ts';
import { kitCode } from './bundle/prebuilt.ts';
import { type BuildResult, buildKey, rememberBuild, sameBuild } from './last-build.ts';
import { silent } from './progress/progress.ts';

/**
 * Builds a release of a shop's site and makes it live. If nothing has changed since the last build,
 * that release stays, and nothing else is loaded.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const { dist, cache, progress = silent, early = false, urgent = early } = options;
  const start = performance.now();
  const code = kitCode();
  // Bundling takes longest, so it starts first. Later callers get its errors.
  bundleFolder(cache, code.site).catch(() => {});
  progress.step('Reading content');
  const { source, key } = await readSource(options, code.all);
  const same = await sameBuild(dist, key, { urgent });
  if (same) {
    progress.end();
    return { ...same, summary: { ...same.summary, time: performance.now() - start } };
  }
  const { buildRelease } = await import('./build-release.ts');
  const { diagnostics, made } = await buildRelease({ ...options, source }, code);
  progress.end();
  if (!made) return { diagnostics };
  const time = performance.now() - start;
  const summary = { ...made, warnings: diagnostics.length, time };
  await rememberBuild(dist, key, { diagnostics, summary });
  return { diagnostics, summary };
}

interface ReadSource {
  /** Returns the content that was read, but only once: it takes as much memory as the site. */
  source: ContentSource;
  key: string | undefined;
}

async function readSource(options: BuildOptions, code: string): Promise<ReadSource> {
  const { source } = options;
  const first = await source.load();
  const waiting = [first];
  return {
    source: { name: source.name, load: async () => waiting.pop() ?? source.load() },
    key: buildKey(first, code, options),
  };
}
