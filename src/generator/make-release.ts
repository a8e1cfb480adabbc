import { mapArchivePath } from '#model/map-archive.ts';
import { queryPath } from '#model/page-data/paths.ts';
import { serviceWorkerFile } from '#model/hosting/service-worker.ts';
import { mediaKey } from '#model/entities/media.ts';
import { isPicture } from '#model/picture.ts';
import type { BuildInput, BuildOptions } from './build-input.ts';
import { bundledRenderer } from './bundled-renderer.ts';
import { cachedMapArchive, cachedStaticFiles } from './files/cached-files.ts';
import { productFeedParts } from './files/product-feed.ts';
import { serviceWorkerScript } from './files/service-worker.ts';
import type { ImageAsset } from './images/asset.ts';
import { encodeImages, missingFiles } from './images/encode.ts';
import { withMoved } from './moved-redirects.ts';
import { silent } from './progress/progress.ts';
import type { BuildSummary } from './progress/summary.ts';
import { movedPages } from './release/moved-pages.ts';
import { type OpenRelease, openRelease, type ReleaseMetadata } from './release/open.ts';
import { isSame, releaseMetadata } from './release-metadata.ts';
import {
  composedFiles,
  fontFiles,
  isKnown,
  type KnownFile,
  type RedirectPages,
  redirectPages,
  type ReleaseFiles,
} from './release-files.ts';
import { releaseSearch } from './release-search.ts';
import { pageCount, type Plan } from './plan/planned.ts';
import { many, writePages } from './write-pages.ts';

/** The summary of a new release, or of the unchanged previous one. */
export type MadeRelease = Omit<BuildSummary, 'warnings' | 'time'>;

/**
 * Renders everything that has changed since the previous release, keeps the rest, and makes the
 * result live. If nothing has changed, the previous release stays.
 */
export async function makeRelease(input: BuildInput, options: BuildOptions): Promise<MadeRelease> {
  const { bundle, plan } = input;
  const renderer = await bundledRenderer(input);
  const images = usedImages(input);
  const { early = false, urgent = early, progress = silent } = options;
  const release = await openRelease(options.dist, { ...options, urgent, pages: pageCount(plan) });
  try {
    const pages = await writePages(release, plan, renderer, { ...options, onPage: images.add });
    const worker = serviceWorkerScript(bundle.serviceWorker, {
      site: input.site,
      offline: pages.offline,
      fonts: renderer.fonts,
      build: bundle.hash,
    });
    const search = releaseSearch(plan.search, input.code, release.previous?.about);
    const files: ReleaseFiles = new Map<string, string | Buffer | KnownFile>([
      [serviceWorkerFile, worker],
      ...(await composedFiles(input, options.cache)),
      ...search.files,
      ...(await fontFiles(bundle.assets)),
      ...renderer.sharedFiles,
    ]);
    const moves = release.previous ? movedPages(release.previous.pages, pages.list) : [];
    pages.list.remember(moves);
    const redirects = withMoved(plan.redirects, moves, pages.list);
    const led: BuildInput = { ...input, plan: { ...plan, redirects } };
    const copies = await cachedStaticFiles(input.site.files, options.cache);
    const about = releaseMetadata(
      led,
      {
        pages: pages.list.digest(),
        files,
        search: search.sources,
        copies,
        script: renderer.script,
      },
      options,
    );
    const assets = images.assets();
    const { previous } = release;
    const isAsBefore =
      previous &&
      pages.rendered === 0 &&
      isSame(previous.about, about) &&
      (urgent || !previous.isUnfinished()) &&
      previous.isWhole();
    if (isAsBefore) {
      await release.abort();
      const reused = assets.flatMap((asset) => asset.files).length;
      const { id, bytes } = previous.about;
      return {
        pages: plan.counts,
        rendered: 0,
        images: { made: 0, reused, later: 0 },
        bytes,
        release: id,
        unchanged: true,
      };
    }
    if (!urgent && previous?.isUnfinished()) progress.step('Compressing');
    const lost = await pages.keep();
    await writeCatalogue(release, plan);
    for (const feed of plan.productFeeds()) {
      await release.site.write(feed.file, [...productFeedParts(feed)], 'low');
    }
    await writeFiles(release, files, redirectPages(led, options), about);
    const later = early ? missingFiles(assets) : [];
    const encoded = await writeImages(release, assets, { ...options, later });
    await release.site.add(copies.map(({ path, file }) => [path, file]));
    const { mapArchive } = input.site;
    if (mapArchive) {
      const copy = await cachedMapArchive(mapArchive, options.cache);
      await release.site.add([[mapArchivePath(mapArchive).slice(1), copy]]);
    }
    const { id, bytes } = await release.commit(
      about,
      pages.list,
      later.length > 0 ? JSON.stringify(later) : undefined,
    );
    return {
      pages: plan.counts,
      rendered: pages.rendered + lost,
      images: encoded,
      bytes,
      release: id,
      unchanged: false,
    };
  } catch (error) {
    await release.abort();
    throw error;
  }
}

/** Writes the data for filtering items. Keeps hashed files of the previous release. */
async function writeCatalogue({ site }: OpenRelease, { catalogueFiles }: Plan): Promise<void> {
  const files = Array.from(catalogueFiles(), ({ hash, json }) => ({
    path: queryPath(hash).slice(1),
    json,
  }));
  const kept = await site.keep(files.map(({ path }) => path));
  let written = 0;
  for (const { path, json } of files) {
    if (kept.has(path)) continue;
    await site.write(path, json, written < many ? 'high' : 'low');
    written += 1;
  }
}

async function writeFiles(
  { site, previous }: OpenRelease,
  files: ReleaseFiles,
  redirects: RedirectPages,
  about: ReleaseMetadata,
): Promise<void> {
  const same = [...files.keys()].filter(
    (path) => previous?.about.files[path] === about.files[path],
  );
  const areKept = previous?.about.redirectPages === about.redirectPages;
  const kept = await site.keep([...same, ...(areKept ? redirects.keys() : [])]);
  for (const [path, file] of files) {
    if (!kept.has(path)) await site.write(path, isKnown(file) ? file.contents() : file);
  }
  for (const [path, html] of redirects) if (!kept.has(path)) await site.write(path, html());
}

/** Makes the images that pages show, except those for later, and adds them to the release. */
async function writeImages(
  { site }: OpenRelease,
  assets: readonly ImageAsset[],
  { progress = silent, later }: BuildOptions & { later: readonly ImageAsset[] },
): Promise<BuildSummary['images']> {
  const missing = new Set(later.flatMap(({ files }) => files.map(({ path }) => path)));
  const now = assets.map((asset) => ({
    ...asset,
    files: asset.files.filter(({ path }) => !missing.has(path)),
  }));
  const encoded = await encodeImages(now, (done, total) =>
    progress.step('Making images', done, total),
  );
  await site.add(now.flatMap(({ files }) => files.map(({ path, cached }) => [path, cached])));
  return { ...encoded, later: missing.size };
}

/** Collects the images that pages show. */
interface UsedImages {
  /** Adds the pictures of a page. */
  add: (page: unknown) => void;
  /** The images so far, including those shared by all pages and the one for shared links. */
  assets(): ImageAsset[];
}

function usedImages({ plan, images, site }: BuildInput): UsedImages {
  const bases = new Set<string>();
  for (const { data } of plan.queries.values()) addBases(data, bases);
  const { social_image } = site.project;
  const social = social_image && images.images.get(mediaKey(social_image));
  if (social) bases.add(social.page.base);
  return {
    add: (page) => addBases(page, bases),
    assets: () => [...bases].flatMap((base) => images.assets.get(base) ?? []),
  };
}

function addBases(value: unknown, bases: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isPicture(value)) bases.add(value.base);
  else for (const inner of Object.values(value)) addBases(inner, bases);
}
