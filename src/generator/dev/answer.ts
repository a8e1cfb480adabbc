import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { notFoundFile, notFoundLanguage } from '#model/hosting/not-found.ts';
import { mapArchivePath } from '#model/map-archive.ts';
import { pageDataPath } from '#model/page-data/paths.ts';
import { encodeImages } from '../images/encode.ts';
import type { ImagePlan } from '../image-plan.ts';
import { staticQueries } from '../page-data/queries.ts';
import { sharedDataFiles } from '../page-data/shared-files.ts';
import { pageHashes } from '../pages.ts';
import type { PlannedPage } from '../plan/planned.ts';
import { documentParts } from '../render/document-parts.ts';
import { type RenderedPage, renderPage } from '../render/render-page.ts';
import { withClient } from './notice-page.ts';
import { file, html, moved, partOf, plain } from './responses.ts';
import type { PlannedShop } from './shop.ts';
import type { SiteCode } from './site-code.ts';

type Code = Pick<SiteCode, 'renderer' | 'styles' | 'client' | 'hash' | 'view'>;

interface Asked {
  /** Path and query. */
  url: string;
  /** The header of that name. */
  range: string | undefined;
}

/**
 * Answers a request as the release's server would, with a page that is rendered now.
 *
 * @throws Error where code or an image is broken.
 */
export async function answer(
  { url, range }: Asked,
  shop: PlannedShop,
  code: Code,
): Promise<Response> {
  const path = url.replace(/\?.*$/s, '');
  const search = url.slice(path.length);
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  const redirect = shop.plan.redirects.find(({ from }) => from === bare);
  if (redirect) return moved(301, redirect.to, search);

  const page = findPage(shop, path === '/' ? 'index.html' : `${bare.slice(1)}/index.html`);
  if (page && bare !== path) return moved(308, bare, search);
  if (page) return html(200, await render(page, shop, code));

  const data = path.startsWith('/page-data/') && (await pageDataFile(path, shop, code));
  if (data) return file(path, data);

  const { mapArchive } = shop.site;
  if (mapArchive && path === mapArchivePath(mapArchive)) {
    return partOf(path, await openAsBlob(mapArchive.file), range);
  }
  if (path.startsWith('/media/')) return image(path, shop.images);
  const isFile = /^\/(?:assets\/)?[^/]+\.\w+$/.test(path);
  const contents = isFile && (await shop.files()).get(path.slice(1));
  if (contents) return file(path, contents);

  const missing = notFoundFile(notFoundLanguage(path, shop.site.project.languages));
  const notFound = findPage(shop, missing);
  return notFound
    ? html(404, await render(notFound, shop, code))
    : plain(404, 'There is no such page.');
}

function findPage({ plan }: PlannedShop, name: string): PlannedPage | undefined {
  return plan.pages.find((page) => page.file === name);
}

async function render(page: PlannedPage, shop: PlannedShop, code: Code): Promise<string> {
  return withClient((await renderBoth(page, shop, code)).html);
}

async function renderBoth(
  page: PlannedPage,
  { site, plan }: PlannedShop,
  code: Code,
): Promise<RenderedPage> {
  const renderer = await code.renderer();
  // A document holds the styles of its own template and of no other.
  const styles = { shared: '', own: { [page.template]: await code.styles(page.template) } };
  const hash = pageHashes({ ...plan, pages: [page] }, '').get(page) ?? '';
  return renderPage(page, hash, {
    renderBody: renderer.createRenderer(),
    shells: new Map(plan.queries.map(({ id, data }) => [id, data])),
    queries: staticQueries(plan.queries, code.view).hashes,
    parts: documentParts(site, {
      client: code.client,
      styles,
      fonts: renderer.fontFiles,
      serviceWorker: 'off',
    }),
  });
}

/** The files of the page-data contract, for the page as it is now. */
async function pageDataFile(
  path: string,
  shop: PlannedShop,
  code: Code,
): Promise<string | undefined> {
  const shared = sharedDataFiles(staticQueries(shop.plan.queries, code.view), code.hash).get(
    path.slice(1),
  );
  if (shared !== undefined) return shared;
  const page = shop.plan.pages.find(({ context }) => pageDataPath(context.path) === path);
  return page && JSON.stringify((await renderBoth(page, shop, code)).data);
}

/** Makes the one file that is asked for. Its name changes with its contents, as in a release. */
async function image(path: string, { assets }: ImagePlan): Promise<Response> {
  for (const asset of assets.values()) {
    const wanted = asset.files.find((one) => `/${one.path}` === path);
    if (!wanted) continue;
    await encodeImages([{ ...asset, files: [wanted] }]);
    return file(path, await readFile(wanted.cached));
  }
  return plain(404, `The shop has no image ${path}. Perhaps it has changed: reload the page.`);
}
