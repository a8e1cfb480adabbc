import { mediaKey } from '#model/entities/media.ts';
import type { BuildInput, BuildOptions } from './build.ts';
import { basesIn } from './image-plan.ts';
import type { ImageAsset } from './images/asset.ts';
import { type Encoded, encodeImages } from './images/encode.ts';
import { countPages, digest, pageHashes } from './pages.ts';
import type { PlannedPage } from './plan/planned.ts';
import { silent } from './progress/progress.ts';
import type { BuildSummary } from './progress/summary.ts';
import { type OpenRelease, openRelease } from './release/open.ts';
import { isSame, type ReleaseFacts, releaseFacts } from './release-facts.ts';
import { redirectFiles, type ReleaseFiles, siteFiles } from './release-files.ts';
import { documentParts } from './render/document-parts.ts';
import { renderPage, type SiteRenderer } from './render/render-page.ts';

/**
 * Renders what has changed since the release before, takes over the rest, and puts the whole in the
 * place of that release. Where nothing has changed, the release before stays.
 */
export async function makeRelease(
  input: BuildInput,
  options: BuildOptions,
): Promise<Omit<BuildSummary, 'warnings' | 'time'>> {
  const site = (await import(input.bundle.entry)) as SiteRenderer;
  const parts = documentParts(input.site, {
    styles: input.bundle.styles,
    fonts: site.fontFiles,
  });
  const hashes = pageHashes(input.plan, input.code + digest(JSON.stringify(parts)));
  const renderer = {
    renderBody: site.createRenderer(),
    shells: new Map(input.plan.queries.map(({ id, data }) => [id, data])),
    parts,
  };
  const files = await siteFiles(input, options.cache);
  const about = releaseFacts(input, hashes, files, options);
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
      (page) => renderPage(page, renderer),
      options,
    );
    await writeFiles(release, files, redirectFiles(input), about);
    const images = await writeImages(release, assets, options);
    await release.site.settle();
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

/**
 * Renders and writes the pages that have changed, one after the other, in this thread: see
 * docs/decisions/0003-rendering.md. Gives their number.
 */
async function writePages(
  { site, previous }: OpenRelease,
  hashes: ReadonlyMap<PlannedPage, string>,
  render: (page: PlannedPage) => Promise<string>,
  { progress = silent }: BuildOptions,
): Promise<number> {
  const isKept = ([{ file }, hash]: [PlannedPage, string]) =>
    previous?.pages[file] === hash && site.keep(file);
  const changed = [...hashes].filter((entry) => !isKept(entry)).map(([page]) => page);
  for (const [at, page] of changed.entries()) {
    progress.step('Rendering pages', at, changed.length);
    await site.write(page.file, await render(page));
  }
  return changed.length;
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
