import { mediaKey } from '#model/entities/media.ts';
import { mapArchivePath } from '#model/map-archive.ts';
import { pageDataPath } from '#model/page-data/paths.ts';
import { serviceWorkerFile } from '#model/hosting/service-worker.ts';
import type { BuildInput, BuildOptions } from './build.ts';
import { cachedMapArchive } from './files/map-archive.ts';
import { serviceWorkerScript } from './files/service-worker.ts';
import { basesIn } from './image-plan.ts';
import type { ImageAsset } from './images/asset.ts';
import { type Encoded, encodeImages } from './images/encode.ts';
import { staticQueries } from './page-data/queries.ts';
import { sharedDataFiles, styleFiles } from './page-data/shared-files.ts';
import { countPages, digest, pageHashes } from './pages.ts';
import type { PlannedPage } from './plan/planned.ts';
import { silent } from './progress/progress.ts';
import type { BuildSummary } from './progress/summary.ts';
import { type OpenRelease, openRelease, type ReleaseFacts } from './release/open.ts';
import { isSame, releaseFacts } from './release-facts.ts';
import { redirectFiles, type ReleaseFiles, siteFiles } from './release-files.ts';
import { documentParts } from './render/document-parts.ts';
import { type RenderedPage, renderPage, type SiteRenderer } from './render/render-page.ts';

/**
 * Renders what has changed since the release before, takes over the rest, and puts the whole in the
 * place of that release. Where nothing has changed, the release before stays.
 */
export async function makeRelease(
  input: BuildInput,
  options: BuildOptions,
): Promise<Omit<BuildSummary, 'warnings' | 'time'>> {
  const { bundle, plan } = input;
  const site = (await import(bundle.entry)) as SiteRenderer;
  const parts = documentParts(input.site, {
    client: bundle.client,
    styles: bundle.styles,
    fonts: site.fontFiles,
    serviceWorker: input.site.project.config.service_worker,
  });
  const styles = styleFiles(parts.styles.own);
  const queries = staticQueries(plan.queries, styles.code);
  const hashes = pageHashes(plan, input.code + digest(JSON.stringify(parts)));
  const renderer = {
    renderBody: site.createRenderer(),
    shells: new Map(plan.queries.map(({ id, data }) => [id, data])),
    queries: queries.hashes,
    parts,
  };
  const worker = serviceWorkerScript(bundle.serviceWorker, {
    site: input.site,
    pages: hashes,
    fonts: site.fontFiles,
    build: bundle.hash,
  });
  const files = new Map([
    [serviceWorkerFile, worker],
    ...(await siteFiles(input, options.cache)),
    ...styles.files,
    ...sharedDataFiles(queries, bundle.hash),
  ]);
  const about = releaseFacts(input, { hashes, files, script: parts.script }, options);
  const assets = usedAssets(input);
  const release = await openRelease(options.dist, options);
  try {
    if (release.previous && isSame(release.previous, about)) {
      await release.abort();
      const images = { made: 0, reused: assets.flatMap((asset) => asset.files).length };
      const { id, bytes } = release.previous;
      return {
        pages: countPages(input.plan),
        rendered: 0,
        images,
        bytes,
        release: id,
        unchanged: true,
      };
    }
    const rendered = await writePages(
      release,
      hashes,
      (page, hash) => renderPage(page, hash, renderer),
      options,
    );
    await writeFiles(release, files, redirectFiles(input), about);
    const images = await writeImages(release, assets, options);
    const { mapArchive } = input.site;
    if (mapArchive) {
      const copy = await cachedMapArchive(mapArchive, options.cache);
      await release.site.add(mapArchivePath(mapArchive).slice(1), copy);
    }
    const { id, bytes } = await release.commit(about);
    return {
      pages: countPages(input.plan),
      rendered,
      images,
      bytes,
      release: id,
      unchanged: false,
    };
  } catch (error) {
    await release.abort();
    throw error;
  }
}

/** So many pages are compressed quickly instead of well: see docs/decisions/0005-compression.md. */
const many = 500;

/**
 * Renders and writes the pages that have changed, one after the other, in this thread: see
 * docs/decisions/0003-rendering.md. Gives their number.
 */
async function writePages(
  { site, previous }: OpenRelease,
  hashes: ReadonlyMap<PlannedPage, string>,
  render: (page: PlannedPage, hash: string) => Promise<RenderedPage>,
  { progress = silent }: BuildOptions,
): Promise<number> {
  const isKept = ([page, hash]: [PlannedPage, string]) =>
    previous?.pages[page.file] === hash && site.keep(page.file, dataFile(page));
  const changed = [...hashes].filter((entry) => !isKept(entry));
  const effort = changed.length > many ? 'low' : 'high';
  for (const [at, [page, hash]] of changed.entries()) {
    progress.step('Rendering pages', at, changed.length);
    const { html, data } = await render(page, hash);
    await site.write(page.file, html, effort);
    await site.write(dataFile(page), JSON.stringify(data), effort);
  }
  return changed.length;
}

function dataFile({ context }: PlannedPage): string {
  return pageDataPath(context.path).slice(1);
}

async function writeFiles(
  { site, previous }: OpenRelease,
  files: ReleaseFiles,
  redirects: ReleaseFiles,
  about: ReleaseFacts,
): Promise<void> {
  for (const [path, contents] of files) {
    const isKept = previous?.files[path] === about.files[path] && site.keep(path);
    if (!isKept) await site.write(path, contents);
  }
  const areKept = previous?.redirectPages === about.redirectPages;
  for (const [path, html] of redirects) {
    if (!(areKept && site.keep(path))) await site.write(path, html);
  }
}

/** Makes the files of the images that pages show, and puts them into the release. */
async function writeImages(
  { site }: OpenRelease,
  assets: readonly ImageAsset[],
  { progress = silent }: BuildOptions,
): Promise<Encoded> {
  const encoded = await encodeImages(assets, (done, total) =>
    progress.step('Making images', done, total),
  );
  for (const { files } of assets) {
    for (const { path, cached } of files) await site.add(path, cached);
  }
  return encoded;
}

/** The images that pages show, and the one for shared links. */
function usedAssets({ plan, images, site }: BuildInput): ImageAsset[] {
  const bases = basesIn([plan.pages, plan.queries]);
  const { social_image } = site.project;
  const social = social_image && images.images.get(mediaKey(social_image));
  if (social) bases.add(social.page.base);
  return [...bases].flatMap((base) => images.assets.get(base) ?? []);
}
