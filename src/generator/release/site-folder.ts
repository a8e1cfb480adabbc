import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mediaType } from '#model/hosting/media-type.ts';
import { compress, type Effort, isCompressible } from './compress.ts';
import { folderFiles, type FolderWork, type OtherFile, type SiteTarget } from './folder-files.ts';
import { sizeOf } from './make-files.ts';
import { folderInThread } from './folder-in-thread.ts';

type Contents = string | Buffer | readonly Buffer[];

/**
 * The files of a site, by paths such as 'uhren/index.html'. Each path may only be added once. Files
 * may share their bytes with other releases and the cache, so they are never changed in place.
 */
export interface SiteFolder {
  /**
   * Writes a file, given as a whole or in parts. Compresses in other threads. Resolves as soon as
   * there is room for the next file; an error is thrown by a later call, at the latest by `settle`.
   */
  write(path: string, contents: Contents, effort?: Effort): Promise<void>;
  /**
   * Keeps files of the previous release, with their compressed copies. Returns the paths that it
   * has.
   */
  keep(paths: readonly string[]): Promise<Set<string>>;
  /** Like `keep`, but all or nothing per group. Returns the indexes of incomplete groups. */
  keepTogether(groups: readonly (readonly string[])[]): Promise<number[]>;
  /** The paths that were not written. Call after `settle()`. */
  missing(paths: readonly string[]): Promise<string[]>;
  /** Adds files from elsewhere on disk; compressible ones get compressed copies. */
  add(files: readonly OtherFile[]): Promise<void>;
  /** Waits until everything is written. */
  settle(): Promise<void>;
  /**
   * Waits until everything is written, removes stale files of an old release, and releases the
   * resources.
   */
  finish(): Promise<void>;
  /** Releases the resources, finished or not. */
  end(): Promise<void>;
  /** Size of all files so far, without compressed copies. */
  bytes(): number;
  /** Files compressed less well than possible, or not at all, because someone is waiting. */
  hasty(): string[];
}

interface SiteFolderOptions extends Omit<SiteTarget, 'recompress'> {
  /** Compresses everything with low effort, because someone is waiting. */
  urgent?: boolean | undefined;
  /** Leaves all compression to the next build. */
  postpone?: boolean | undefined;
  /** What `hasty` returned for the previous release. */
  previousHasty?: readonly string[];
}

/**
 * @param inThread Whether to use a second thread: worth its start-up cost for a few hundred files.
 */
export function siteFolder(
  { urgent = false, postpone = false, previousHasty = [], ...options }: SiteFolderOptions,
  inThread = false,
): SiteFolder {
  const improvable = new Set(options.compress ? previousHasty : []);
  const target: SiteTarget = urgent ? options : { ...options, recompress: improvable };
  const hasty = new Set<string>();
  const files = inThread ? folderInThread(target) : folderHere(target);
  let bytes = 0;
  const compressing = queueOf(4 * availableParallelism());

  const putEncodings = async (path: string, data: Buffer, effort: Effort): Promise<void> => {
    const encodings = await compress(path, data, effort);
    for (const { ending, contents } of encodings) await files.write(path + ending, [contents]);
  };
  const putWithEncodings = async (path: string, data: Buffer, effort: Effort): Promise<void> => {
    await files.write(path, [data]);
    const isHasty = postpone || (urgent && effort === 'high');
    if (isHasty && isCompressible(path, data.length)) hasty.add(path);
    if (!postpone) await putEncodings(path, data, isHasty ? 'low' : effort);
  };
  const write: SiteFolder['write'] = async (path, contents, effort = 'high') => {
    checkPath(path);
    const parts = isParts(contents) ? contents : [Buffer.from(contents)];
    bytes += sizeOf(parts);
    if (target.compress) {
      await compressing.add(putWithEncodings(path, Buffer.concat(parts), effort));
    } else await files.write(path, parts);
  };
  const recompress = async (path: string): Promise<void> =>
    putEncodings(path, await readFile(join(target.previous ?? '', path)), 'high');
  const keepTogether: SiteFolder['keepTogether'] = async (groups) => {
    for (const path of groups.flat()) checkPath(path);
    const kept = await files.keep(groups);
    bytes += kept.bytes;
    const lost = new Set(kept.lost);
    const ofKept = groups.filter((_, at) => !lost.has(at)).flat();
    for (const path of ofKept.filter((one) => improvable.has(one))) {
      if (urgent) hasty.add(path);
      else await compressing.add(recompress(path));
    }
    return kept.lost;
  };
  const settle = async (): Promise<void> => {
    try {
      await compressing.settle();
    } finally {
      await files.settle();
    }
  };

  return {
    write,
    async keep(paths) {
      const lost = new Set(await keepTogether(paths.map((path) => [path])));
      return new Set(paths.filter((_, at) => !lost.has(at)));
    },
    keepTogether,
    missing: (paths) => files.missing(paths),
    async add(others) {
      const asTheyAre: OtherFile[] = [];
      for (const [path, file] of others) {
        checkPath(path);
        // Most are pictures, whose size is not needed here.
        const shrinks = mediaType(path).text && isCompressible(path, statSync(file).size);
        if (shrinks) await write(path, readFileSync(file));
        else asTheyAre.push([path, file]);
      }
      bytes += await files.add(asTheyAre);
    },
    settle,
    async finish() {
      await settle();
      await files.removeLeftovers();
      await files.end();
    },
    end: () => files.end(),
    bytes: () => bytes,
    hasty: () => [...hasty].toSorted(),
  };
}

/** Writes to the folder in this thread. */
function folderHere(target: SiteTarget): FolderWork {
  const files = folderFiles(target);
  return {
    write: async (path, parts) => files.write(path, parts),
    keep: async (groups) => files.keep(groups),
    add: async (others) => files.add(others),
    missing: async (paths) => files.missing(paths),
    removeLeftovers: async () => files.removeLeftovers(),
    settle: async () => {},
    end: async () => {},
  };
}

/** Background tasks, at most `limit` at a time, which bounds the number of files in memory. */
interface Queue {
  /** Adds a task. Resolves once there is room for the next. */
  add(work: Promise<void>): Promise<void>;
  /** Waits for all tasks. */
  settle(): Promise<void>;
}

/** If a task fails, each later call fails. */
function queueOf(limit: number): Queue {
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  const check = (): void => {
    if (failure) throw failure.error;
  };
  return {
    async add(work) {
      const done: Promise<void> = work
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .then(() => void running.delete(done));
      running.add(done);
      if (running.size >= limit) await Promise.race(running);
      check();
    },
    async settle() {
      await Promise.all(running);
      check();
    },
  };
}

/** @throws RangeError for a path that is absolute, climbs, or is ambiguous on other systems. */
function checkPath(path: string): void {
  const names = path.split('/');
  if (names.some((name) => name === '' || name === '.' || name === '..') || /[\\\0:]/.test(path)) {
    throw new RangeError(`"${path}" cannot be the path of a file in a release.`);
  }
}

function isParts(contents: Contents): contents is readonly Buffer[] {
  return Array.isArray(contents);
}
