import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { toDisk } from '#disk/to-disk.ts';
import { immutableFolders } from '#model/hosting/headers.ts';
import { hostedReleaseSchema } from '#model/hosting/release.ts';
import { UserError } from '#model/user-error.ts';
import { hasCode, linkOrCopy } from './make-files.ts';
import { lockBuilds } from './lock.ts';
import { manifest, pageList, pendingPictures } from './file-names.ts';
import { point } from './open.ts';
import { PageList } from './page-list.ts';

/** A stored release. */
export interface KeptRelease {
  id: string;
  /** When it was finished, ISO 8601. */
  time: string;
  /** Whether it is live. */
  current: boolean;
  pages: number;
}

/** A release with its changes. */
export interface ChangedRelease extends KeptRelease {
  /** Numbers of pages; undefined if the previous release is not stored. */
  changes?: Changes;
}

interface Changes {
  added: number;
  removed: number;
  changed: number;
}

/** The cached part of a release. */
type Kept = Pick<KeptRelease, 'time' | 'pages'>;

/**
 * The releases in `dist`, newest first; none if nothing has been built yet.
 *
 * @param known Cache for frequent callers: a finished release never changes.
 */
export function keptReleases(dist: string, known = new Map<string, Kept>()): KeptRelease[] {
  const current = currentId(dist);
  // A release being removed loses its manifest first.
  const ids = idsIn(dist).filter((id) => existsSync(join(dist, 'releases', id, manifest)));
  for (const id of known.keys()) if (!ids.includes(id)) known.delete(id);
  const found = ids.flatMap((id): KeptRelease[] => {
    // A release that lacked pictures is no rollback target: its successor has all of them.
    if (id !== current && existsSync(join(dist, 'releases', id, pendingPictures))) return [];
    const release = known.get(id) ?? readKept(dist, id);
    if (!release) return [];
    known.set(id, release);
    return [{ id, ...release, current: id === current }];
  });
  return found.toReversed();
}

/** Compares the pages of each release with the previous one's. */
export function changedReleases(dist: string): ChangedRelease[] {
  return keptReleases(dist).map((release, at, all) => {
    const before = all[at + 1];
    if (!before) return release;
    return { ...release, changes: changesOf(pagesOf(dist, before.id), pagesOf(dist, release.id)) };
  });
}

/** Whether a release other than the newest is live, after a rollback. */
export function isRolledBack(dist: string): boolean {
  const [newest] = keptReleases(dist);
  return newest !== undefined && !newest.current && currentId(dist) !== undefined;
}

/**
 * Makes a stored release live again, atomically. Adds the hashed files of the current release to
 * it, for tabs that are still open. The next build continues from it.
 *
 * @param id The release; by default the one before the current one.
 * @returns the id of the release.
 * @throws UserError if there is no such release, or a build is running.
 */
export async function rollBack(dist: string, id?: string): Promise<string> {
  const folder = resolve(dist);
  const current = currentId(folder);
  if (current === undefined) throw new UserError(`No release is served in ${dist} yet.`);
  const unlock = lockBuilds(folder);
  try {
    const ids = keptReleases(folder).map((release) => release.id);
    const target = id ?? ids.find((one) => one < current);
    if (target === undefined) {
      throw new UserError(`There is no release before ${current}, which is served.`);
    }
    if (!ids.includes(target)) {
      throw new UserError(
        `There is no release "${target}". "schaufenster releases" lists those that are kept.`,
      );
    }
    if (target !== current) {
      const site = (name: string) => join(folder, 'releases', name, 'site');
      addHashedFiles(site(current), site(target));
      await toDisk(site(target));
      await point(folder, target);
    }
    return target;
  } finally {
    unlock();
  }
}

/** Oldest first, since the ids are times. */
function idsIn(dist: string): string[] {
  try {
    return readdirSync(join(dist, 'releases')).toSorted();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function currentId(dist: string): string | undefined {
  const link = join(dist, 'current');
  return existsSync(link) ? basename(realpathSync(link)) : undefined;
}

/** Undefined if it is not a finished release, or is being removed. */
function readKept(dist: string, id: string): Kept | undefined {
  const read = (name: string) => readFileSync(join(dist, 'releases', id, name), 'utf8');
  try {
    const { time } = hostedReleaseSchema.parse(JSON.parse(read(manifest)));
    return { time, pages: PageList.countIn(read(pageList)) };
  } catch {
    return undefined;
  }
}

function pagesOf(dist: string, id: string): PageList {
  return PageList.parse(readFileSync(join(dist, 'releases', id, pageList), 'utf8'));
}

function changesOf(before: PageList, after: PageList): Changes {
  const changes = { added: 0, removed: 0, changed: 0 };
  for (const file of after.files()) {
    if (!before.has(file)) changes.added += 1;
    else if (before.hashOf(file) !== after.hashOf(file)) changes.changed += 1;
  }
  for (const file of before.files()) if (!after.has(file)) changes.removed += 1;
  return changes;
}

/** Adds each file atomically, because the release may be live. */
function addHashedFiles(from: string, to: string): void {
  for (const folder of immutableFolders) {
    if (!existsSync(join(from, folder))) continue;
    for (const name of readdirSync(join(from, folder))) {
      const file = join(to, folder, name);
      if (existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      linkOrCopy(join(from, folder, name), file);
    }
  }
}
