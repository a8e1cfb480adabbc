import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FormsShop } from '#model/forms/shop.ts';
import { type HostedRelease, hostedReleaseSchema } from '#model/hosting/release.ts';

/** A release that is served. */
export interface ServedRelease {
  /** The folder of the site's files, absolute. */
  folder: string;
  about: HostedRelease;
  /** Where paths lead to, by path. */
  redirects: ReadonlyMap<string, string>;
}

/** The release to serve now; undefined before the first one is built. */
export type CurrentRelease = () => ServedRelease | undefined;

/** How often the link to the current release is read, ms. */
const interval = 1000;

/**
 * Follows `dist/current` from release to release. What it gives is to be used for a whole request.
 * A release that cannot be read is passed over: the one before it goes on being served.
 */
export function followReleases(dist: string): CurrentRelease {
  let release: ServedRelease | undefined;
  let link: string | undefined;
  let checked = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - checked < interval) return release;
    checked = now;
    const target = currentTarget(dist);
    if (target === undefined || target === link) return release;
    link = target;
    try {
      release = readRelease(resolve(dist, target));
    } catch (error) {
      console.error(`The release ${target} cannot be served.`, error);
    }
    return release;
  };
}

/** Where the link leads. A copy that was made without links has a folder in its place, which is served. */
function currentTarget(dist: string): string | undefined {
  const link = join(dist, 'current');
  try {
    return readlinkSync(link);
  } catch {
    return existsSync(link) ? 'current' : undefined;
  }
}

function readRelease(folder: string): ServedRelease {
  const about = hostedReleaseSchema.parse(
    JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')),
  );
  const redirects = new Map(about.redirects.map(({ from, to }) => [from, to]));
  return { folder: join(folder, 'site'), about, redirects };
}

/**
 * The shop as the last release tells of it that had forms; undefined where the current one has
 * none: a site that turns them on needs a server that is started anew.
 */
export function releaseShop(currentRelease: CurrentRelease): (() => FormsShop) | undefined {
  const first = currentRelease()?.about.forms;
  if (!first) return undefined;
  let last = first;
  return () => {
    last = currentRelease()?.about.forms ?? last;
    return last;
  };
}
