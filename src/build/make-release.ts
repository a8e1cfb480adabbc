import { isDeepStrictEqual } from 'node:util';
import { securityHeaders } from '#model/hosting/headers.ts';
import type { Release } from '#model/hosting/release.ts';
import { mediaKey } from '#model/entities/media.ts';
import type { Language } from '#model/language.ts';
import type { BuildInput, BuildOptions } from './build.ts';
import { basesIn } from './image-plan.ts';
import type { ImageAsset } from './images/asset.ts';
import { type Encoded, encodeImages } from './images/encode.ts';
import { digest, pageHashes } from './page-hashes.ts';
import type { PlannedPage } from './plan/planned.ts';
import { silent } from './progress/progress.ts';
import type { BuildSummary } from './progress/summary.ts';
import { type OpenRelease, openRelease } from './release/open.ts';
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
  const about = releaseFacts(input, hashes, files);
  const assets = usedAssets(input);
  const release = await openRelease(options.dist, options);
  try {
    if (release.previous && isSame(release.previous, about)) {
      await release.abort();
      const images = { made: 0, reused: assets.flatMap((asset) => asset.files).length };
      const { id, bytes } = release.previous;
      return { pages: countPages(input), rendered: 0, images, bytes, release: id, unchanged: true };
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
    return { pages: countPages(input), rendered, images, bytes, release: id, unchanged: false };
  } catch (error) {
    await release.abort();
    throw error;
  }
}

type ReleaseFacts = Omit<Release, 'id' | 'time' | 'bytes'>;

/** What the release says of itself. The headers hold on https: only there browsers heed HSTS. */
function releaseFacts(
  { site, plan }: BuildInput,
  hashes: ReadonlyMap<PlannedPage, string>,
  files: ReleaseFiles,
): ReleaseFacts {
  const redirects = plan.redirects.map(({ from, to }) => ({ from, to }));
  return {
    languages: site.project.languages,
    redirects,
    headers: securityHeaders({ https: site.project.siteMetadata.siteUrl.startsWith('https:') }),
    pages: Object.fromEntries([...hashes].map(([page, hash]) => [page.file, hash])),
    redirectPages: digest(JSON.stringify(redirects) + site.project.siteMetadata.siteUrl),
    files: Object.fromEntries(
      [...files].map(([path, contents]) => [path, digest(contents.toString('latin1'))]),
    ),
  };
}

function isSame(previous: Release, about: ReleaseFacts): boolean {
  const { id: _id, time: _time, bytes: _bytes, ...facts } = previous;
  return isDeepStrictEqual(facts, about);
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

function countPages({ plan }: BuildInput): Partial<Record<Language, number>> {
  const counts: Partial<Record<Language, number>> = {};
  for (const { context } of plan.pages) {
    counts[context.language] = (counts[context.language] ?? 0) + 1;
  }
  return counts;
}
