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
  /** Missing where the content has errors: then nothing was written. */
  summary?: BuildSummary;
}

/** What a release was built from and what came of it, beside the release. */
interface LastBuild {
  key: string;
  result: Required<BuildResult>;
}

const file = 'build.json';

/**
 * Hash of all that a release and its diagnostics depend on; undefined for a source that does not tell
 * whether it has changed.
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
 * The result of the build of the current release, if it was made from the same and has not lost any
 * files. For an ordinary build it must be finished, too.
 *
 * @param options.urgent Whether a release suffices that lacks pictures or better compression.
 * @throws UserError where another build goes on, after which the current release may be another.
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

/** A file that was cut off tells nothing. */
async function readLastBuild(path: string): Promise<LastBuild | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as LastBuild;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the result of a build beside its release, for the next one. Where that cannot be written, the
 * next build makes its release anew: this one is served already, so it has not failed.
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
