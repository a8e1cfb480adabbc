import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FormsShop } from '#model/forms/shop.ts';
import { type HostedRelease, hostedReleaseSchema } from '#model/hosting/release.ts';
import { reportFailure } from '../telemetry/failure.ts';

/** A release being served. */
export interface ServedRelease {
  /** The folder of the site's files, absolute. */
  folder: string;
  about: HostedRelease;
  /** Targets of redirects, by path. */
  redirects: ReadonlyMap<string, string>;
  /** Paths of the shop's own documents, which the kit did not make. */
  sandboxed: ReadonlySet<string>;
}

/** The release to serve now; undefined before the first build. */
export type CurrentRelease = () => ServedRelease | undefined;

/** How often the link to the current release is read, ms; reading it takes some µs. */
const interval = 100;

/**
 * Follows `dist/current` from release to release. Callers use one result for a whole request. If a
 * release cannot be read, the previous one is still served.
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
      const why = error instanceof Error ? error.message : String(error);
      reportFailure(`The release ${target} cannot be served: ${why}`, error);
    }
    return release;
  };
}

/**
 * The target of the link. In a copy made without links, `current` is a folder, which is served
 * itself.
 */
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
  // A folder's own path has a page for hosts without rules; here it redirects like all below it.
  const redirects = new Map(
    [...about.folderRedirects, ...about.redirects].map(({ from, to }) => [from, to]),
  );
  const sandboxed = new Set(about.sandboxed);
  return { folder: join(folder, 'site'), about, redirects, sandboxed };
}

/**
 * The shop as described by the last release that had forms; undefined if the current one has none:
 * turning on forms requires a restart of the server.
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
