import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import type { SourceContent } from '#content/source.ts';
import { today } from '#model/today.ts';
import type { BuildOptions } from './build-input.ts';
import type { BuildSummary } from './progress/summary.ts';
import { lockBuilds } from './release/lock.ts';
import { isUnfinished } from './release/unfinished.ts';
import { isWhole } from './release/whole.ts';

export interface BuildResult {
  diagnostics: Diagnostic[];
  /** Undefined if the content has errors: nothing was written. */
  summary?: BuildSummary;
}

/** The key and the result of a build, stored beside its release. */
interface LastBuild {
  key: string;
  result: Required<BuildResult>;
}

const file = 'build.json';

/**
 * Hash of everything that a release and its diagnostics depend on; undefined for a source without a
 * version.
 *
 * @param code Hash of the code that loads, plans, renders and composes.
 */
export function buildKey(
  { version }: SourceContent,
  code: string,
  { compress = true, redirectPages = false, strict = false }: BuildOptions,
): string | undefined {
  if (version === undefined) return undefined;
  const parts = [version, code, today(), compress, redirectPages, strict];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * The result of the build of the current release, if its key is the same and no files are missing.
 * An ordinary build also requires that it is finished.
 *
 * @param options.urgent Whether a release that lacks pictures or better compression will do.
 * @throws UserError if another build is running, which may replace the current release.
 */
export async function sameBuild(
  dist: string,
  key: string | undefined,
  { urgent = false }: { urgent?: boolean } = {},
): Promise<Required<BuildResult> | undefined> {
  const current = join(dist, 'current');
  const path = join(current, file);
  if (key === undefined || !existsSync(path)) return undefined;
  const unlock = lockBuilds(dist);
  try {
    const last = await readLastBuild(path);
    if (last?.key !== key) return undefined;
    if ((!urgent && isUnfinished(current)) || !isWhole(current)) return undefined;
    const { diagnostics, summary } = last.result;
    const { made, reused, later } = summary.images;
    const images = { made: 0, reused: made + reused, later };
    return { diagnostics, summary: { ...summary, rendered: 0, images, unchanged: true } };
  } finally {
    unlock();
  }
}

/** Reads the last build; undefined if the file is truncated. */
async function readLastBuild(path: string): Promise<LastBuild | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as LastBuild;
  } catch {
    return undefined;
  }
}

/**
 * Saves the result of a build beside its release, for the next one. Ignores errors, since this
 * release is already live: the next build then makes its release again.
 */
export async function rememberBuild(
  dist: string,
  key: string | undefined,
  result: Required<BuildResult>,
): Promise<void> {
  if (key === undefined) return;
  const last: LastBuild = { key, result };
  const path = join(dist, 'releases', result.summary.release, file);
  await writeFile(path, JSON.stringify(last)).catch(() => {});
}
