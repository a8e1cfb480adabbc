import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type Release, releaseSchema } from '#model/hosting/release.ts';
import { UserError } from '#model/user-error.ts';
import { toDisk } from '#disk/to-disk.ts';
import { manifest, pageList, pendingPictures } from './file-names.ts';
import { hostFiles } from './hosts/hosts.ts';
import { lockBuilds } from './lock.ts';
import { PageList } from './page-list.ts';
import { removeLater } from './remove-later.ts';
import { keepRetired } from './retired-files.ts';
import { keepSpare, spareOf } from './spare.ts';
import { type SiteFolder, siteFolder } from './site-folder.ts';
import { isUnfinished } from './unfinished.ts';
import { countHashed, isWhole } from './whole.ts';

/** The metadata of a release before it is finished. */
export type ReleaseMetadata = Omit<
  Release,
  'id' | 'time' | 'bytes' | 'retired' | 'hasty' | 'hashed'
>;

/** A release that is being built, beside the live one. */
export interface OpenRelease {
  id: string;
  site: SiteFolder;
  /** The previous release, for builds that keep unchanged files. */
  previous?: PreviousRelease;
  /**
   * Finishes the release and makes it live.
   *
   * @param pending Data for making the missing pictures.
   * @throws the error of the verification, in which case the previous release stays live.
   */
  commit(about: ReleaseMetadata, pages: PageList, pending?: string): Promise<Release>;
  /** Discards it. The previous release stays live. */
  abort(): Promise<void>;
}

/** A release as seen by the next one. */
interface PreviousRelease {
  /** Its metadata. */
  about: Release;
  pages: PageList;
  /** Whether an ordinary build has something to add to it, even without changes. */
  isUnfinished: () => boolean;
  /** Whether it still has all its files. */
  isWhole: () => boolean;
}

/** The part of a release that is inspected before it goes live. */
type Verified = Pick<PreviousRelease, 'about' | 'pages'>;

/**
 * Inspects the finished release before it goes live. Throws to reject it: a UserError tells the
 * reader why.
 */
export type Verify = (previous: Verified | undefined, next: Verified) => void | Promise<void>;

interface ReleaseOptions {
  /** Whether to store compressed copies of text files; on by default. */
  compress?: boolean | undefined;
  /** Whether someone is waiting: compresses with low effort. */
  urgent?: boolean | undefined;
  /** Whether someone is waiting for a first release, which is then not compressed at all. */
  early?: boolean | undefined;
  verify?: Verify | undefined;
  /** The expected number of pages. */
  pages?: number;
}

/** The number of pages from which a second thread writes files. */
const manyPages = 100;

/** The number of releases to keep: the live one, and those before it. */
const kept = 5;

/**
 * Begins a release in `dist`, which contains
 *
 *     releases/<id>/site/         the files that a host serves
 *     releases/<id>/hosts/        settings for other servers
 *     releases/<id>/forms.json    data for a separate forms server, if there are forms
 *     releases/<id>/pages.txt     a line for each page, with the hash of all its inputs, and each old path
 *     releases/<id>/release.json  written last: without it, a release is unfinished
 *     releases/<id>/build.json    the key and the result of the build
 *     releases/<id>/pictures.json pictures that it lacks, if it was built early
 *     current                     symbolic link to the live release
 *     spare/                      recycled site folder of an old release, for the next one
 *
 * @throws UserError if another build is running in the same folder, or `current` is not a link.
 */
export async function openRelease(
  dist: string,
  { compress = true, urgent, early = false, verify, pages: count = 0 }: ReleaseOptions = {},
): Promise<OpenRelease> {
  const releases = join(resolve(dist), 'releases');
  mkdirSync(releases, { recursive: true });
  const unlock = lockBuilds(dist);
  try {
    const before = currentFolder(dist);
    removeLater(unfinished(releases));
    const id = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const folder = join(releases, id);
    const previous = before === undefined ? undefined : readRelease(before);
    const begin = (): SiteFolder => {
      mkdirSync(folder);
      return siteFolder(
        {
          folder: join(folder, 'site'),
          spare: spareOf(dist),
          compress,
          urgent,
          postpone: early && !previous,
          ...(before && previous
            ? { previous: join(before, 'site'), previousHasty: previous.about.hasty }
            : {}),
        },
        count >= manyPages,
      );
    };
    let site: SiteFolder | undefined;
    let open = true;
    return {
      id,
      get site() {
        return (site ??= begin());
      },
      ...(previous ? { previous } : {}),
      async commit(about, pages, pending) {
        site ??= begin();
        await site.settle();
        const retired =
          before && previous ? await keepRetired(site, join(before, 'site'), previous.about) : {};
        await site.finish();
        const time = new Date().toISOString();
        const metadata = { ...about, retired, id, time, bytes: site.bytes(), hasty: site.hasty() };
        const hashed = countHashed(join(folder, 'site'));
        const release = releaseSchema.parse({ ...metadata, hashed });
        await finish(folder, release, pages, pending);
        await verify?.(previous, { about: release, pages });
        await point(dist, id);
        open = false;
        const old = outdated(releases, id, before);
        keepSpare(dist, old);
        removeLater(old);
        unlock();
        return release;
      },
      async abort() {
        if (!open) return;
        open = false;
        await site?.settle().catch(() => {});
        await site?.end();
        await rm(folder, { recursive: true, force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function finish(
  folder: string,
  release: Release,
  pages: PageList,
  pending: string | undefined,
): Promise<void> {
  mkdirSync(join(folder, 'hosts'));
  for (const [path, contents] of hostFiles(release)) {
    writeFileSync(join(folder, path), contents, { flag: 'wx' });
  }
  if (release.forms) {
    writeFileSync(join(folder, 'forms.json'), JSON.stringify(release.forms), { flag: 'wx' });
  }
  if (pending !== undefined) {
    writeFileSync(join(folder, pendingPictures), pending, { flag: 'wx' });
  }
  writeFileSync(join(folder, pageList), pages.toString(), { flag: 'wx' });
  writeFileSync(join(folder, manifest), JSON.stringify(release), { flag: 'wx' });
  await toDisk(folder);
}

/** Replaces the link atomically: readers find the old release or the new one. */
export async function point(dist: string, id: string): Promise<void> {
  const next = join(dist, 'current.next');
  await rm(next, { force: true });
  await symlink(join('releases', id), next);
  await rename(next, join(dist, 'current'));
  await toDisk(dist);
}

function currentFolder(dist: string): string | undefined {
  const link = join(dist, 'current');
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(
      `${link} is a folder where a link to the current release belongs, as in a copy made without links. Delete it and build again.`,
    );
  }
  return existsSync(link) ? realpathSync(link) : undefined;
}

/**
 * Reads a release; undefined if another version of the build wrote it in an unreadable format, in
 * which case everything is rebuilt.
 */
function readRelease(folder: string): PreviousRelease | undefined {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  try {
    return {
      about: releaseSchema.parse(JSON.parse(read(manifest))),
      pages: PageList.parse(read(pageList)),
      isUnfinished: () => isUnfinished(folder),
      isWhole: () => isWhole(folder),
    };
  } catch {
    return undefined;
  }
}

function unfinished(releases: string): string[] {
  return readdirSync(releases)
    .map((id) => join(releases, id))
    .filter((folder) => !existsSync(join(folder, manifest)));
}

/**
 * The ids are times, so their order is that of the releases. The release that was live until now
 * always stays, even if it is the oldest after a rollback: servers may still read from it.
 */
function outdated(releases: string, current: string, before: string | undefined): string[] {
  const upToCurrent = readdirSync(releases).filter((id) => id <= current);
  const last = before && basename(before);
  const old = upToCurrent
    .toSorted()
    .slice(0, -kept)
    .filter((id) => id !== last);
  // Without its manifest a release is unfinished: if it is not removed now, the next build removes
  // it.
  for (const id of old) rmSync(join(releases, id, manifest), { force: true });
  return old.map((id) => join(releases, id));
}
