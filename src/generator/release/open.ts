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

/** What a release says of itself, before it is finished. */
export type ReleaseMetadata = Omit<
  Release,
  'id' | 'time' | 'bytes' | 'retired' | 'hasty' | 'hashed'
>;

/** A release that is being made, beside the one that is served. */
export interface OpenRelease {
  id: string;
  site: SiteFolder;
  /** The release before it, for builds that keep what has not changed. */
  previous?: PreviousRelease;
  /**
   * Finishes the release and serves it from now on.
   *
   * @param pending What it takes to make the pictures that it lacks.
   * @throws whatever the verification throws, which leaves the release before it in its place.
   */
  commit(about: ReleaseMetadata, pages: PageList, pending?: string): Promise<Release>;
  /** Gives it up. The release before it goes on being served. */
  abort(): Promise<void>;
}

/** A release as the next one finds it. */
interface PreviousRelease {
  /** What it says of itself. */
  about: Release;
  pages: PageList;
  /** Whether an ordinary build has something to add to it, though nothing has changed. */
  isUnfinished: () => boolean;
  /** Whether none of its files has been lost. */
  isWhole: () => boolean;
}

/** What is looked at before a release goes live. */
type Verified = Pick<PreviousRelease, 'about' | 'pages'>;

/**
 * Looks at a release that is whole before it takes the place of the one before, and throws where it
 * should not: a UserError says to its reader why.
 */
export type Verify = (previous: Verified | undefined, next: Verified) => void | Promise<void>;

interface ReleaseOptions {
  /** Whether text files are stored compressed as well; they are by default. */
  compress?: boolean | undefined;
  /** Whether someone is waiting: files are compressed with little effort. */
  urgent?: boolean | undefined;
  /** Whether someone is waiting for a first release: then files are not compressed at all. */
  early?: boolean | undefined;
  verify?: Verify | undefined;
  /** How many pages it is to have. */
  pages?: number;
}

/** From this many pages on, a second thread works in the folder. */
const manyPages = 100;

/** How many releases stay: the one that is served, and those before it. */
const kept = 5;

/**
 * Begins a release in `dist`, which has
 *
 *     releases/<id>/site/         what a host serves
 *     releases/<id>/hosts/        settings for other servers
 *     releases/<id>/forms.json    what a forms' server of its own needs, where there are forms
 *     releases/<id>/pages.txt     a line for each page, with the hash of all that it is made from, and each old path
 *     releases/<id>/release.json  written last: a release without it is none
 *     releases/<id>/build.json    what it was built from, and what the build told
 *     releases/<id>/pictures.json pictures that it lacks, if it was built early
 *     current                     symbolic link to the release that is served
 *     spare/                      site of an old release, of which the next one makes its own
 *
 * @throws UserError where another build goes on in the same folder, or `current` is no link.
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

/** Replaces the link in one step: who follows it finds the old release or the new. */
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

/** A release of another version of the build may not be readable: then all is made anew. */
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
 * The ids are times, so their order is that of the releases. The one that was served until now stays
 * in any case, also where somebody had gone back to the oldest: servers may still read from it.
 */
function outdated(releases: string, current: string, before: string | undefined): string[] {
  const upToCurrent = readdirSync(releases).filter((id) => id <= current);
  const last = before && basename(before);
  const old = upToCurrent
    .toSorted()
    .slice(0, -kept)
    .filter((id) => id !== last);
  // Without its manifest a release is unfinished: what is not removed now, the next build removes.
  for (const id of old) rmSync(join(releases, id, manifest), { force: true });
  return old.map((id) => join(releases, id));
}
