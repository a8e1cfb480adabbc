import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { notFoundLanguage } from '#model/hosting/not-found.ts';
import { queryTarget } from '#model/hosting/redirect-target.ts';
import { moved, plain } from '#model/hosting/responses.ts';
import { mapArchivePath } from '#model/map-archive.ts';
import { notFoundPath, pathOfPageData, queryPath } from '#model/page-data/paths.ts';
import type { TemplateKey } from '#model/views/pages.ts';
import { openNowScript, startScript } from '../bundle/start-script.ts';
import type { ImageAsset, ImageFile } from '../images/asset.ts';
import { encodeImages } from '../images/encode.ts';
import type { ImagePlan } from '../images/image-plan.ts';
import { announces } from '../plan/announcement.ts';
import { firstQuestionHash } from '../plan/consents.ts';
import type { Plan, PlannedPage } from '../plan/planned.ts';
import { documentParts } from '../render/document-parts.ts';
import { type PageRenderer, pageRenderer } from '../render/page-renderer.ts';
import { mistakesPage } from './mistakes-page.ts';
import { withNotes } from './notes.ts';
import { withClient } from './notice-page.ts';
import { file, html, partOf } from './responses.ts';
import type { PlannedShop } from './shop.ts';
import type { SiteCode } from './site-code.ts';

type Code = Pick<SiteCode, 'renderer' | 'styles' | 'start' | 'client' | 'hash' | 'view'>;

/** The differences between development and preview. */
export interface Mode {
  /** Adds to a finished document. */
  decorate(finished: string, shop: PlannedShop): string;
  /** Responds to a request for a page whose content has mistakes. */
  mistakes(shop: PlannedShop, path: string): Response;
  /** Makes a file of an image. */
  picture(asset: ImageAsset, wanted: ImageFile): Promise<Response>;
}

const devMode: Mode = {
  decorate: (page, shop) => withNotes(withClient(page), shop.diagnostics),
  mistakes: (shop) => mistakesPage(shop.diagnostics),
  async picture(asset, wanted) {
    await encodeImages([{ ...asset, files: [wanted] }]);
    return file(`/${wanted.path}`, await readFile(wanted.cached));
  },
};

interface Asked {
  /** Path and query. */
  url: string;
  /** The Range header. */
  range: string | undefined;
}

/**
 * Responds to a request like a release's server, rendering the page on demand.
 *
 * @throws Error if code or an image is broken.
 */
export async function answer(
  { url, range }: Asked,
  shop: PlannedShop,
  code: Code,
  mode: Mode = devMode,
): Promise<Response> {
  const path = url.replace(/\?.*$/s, '');
  const search = url.slice(path.length);
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  const { redirects } = shop.plan;
  const old = decoded(bare);
  const asked = queryTarget(redirects.queries, old, search);
  if (asked) return moved(301, asked, '');
  const target = redirects.find(old);
  if (target) return moved(301, target, search);

  const page = shop.plan.pageAt(bare);
  if (page && bare !== path) return moved(308, bare, search);
  if (page && shop.broken.has(bare)) return mode.mistakes(shop, bare);
  if (page) return document(page, shop, { code, mode });

  const data = path.startsWith('/page-data/') && (await pageDataFile(path, shop, code));
  if (data) return file(path, data);

  const { mapArchive } = shop.site;
  if (mapArchive && path === mapArchivePath(mapArchive)) {
    return partOf(path, await openAsBlob(mapArchive.file), range);
  }
  const own = shop.site.files.get(path);
  if (own) return partOf(path, await openAsBlob(own.file), range);
  if (path.startsWith('/media/')) return image(path, shop.images, mode);
  const isFile = /^\/(?:(?:assets|page-data|\.well-known)\/)?[^/]+\.\w+$|\.ics$/.test(path);
  const contents = isFile && (await shop.files()).get(path.slice(1));
  if (contents) return file(path, contents);

  const language = notFoundLanguage(path, shop.site.project.languages);
  const notFound = shop.plan.pageAt(notFoundPath(language));
  return notFound ? document(notFound, shop, { code, mode }) : plain(404, 'There is no such page.');
}

async function document(
  page: PlannedPage,
  shop: PlannedShop,
  { code, mode }: { code: Code; mode: Mode },
): Promise<Response> {
  const renderer = await rendererOf(page.template, shop, code);
  const rendered = await renderer.render(page, renderer.hashOf(page));
  const status = page.template === 'template-not-found' ? 404 : 200;
  return html(status, mode.decorate(rendered.html.join(''), shop));
}

/** The files of the page-data contract, for the page's current state. */
async function pageDataFile(
  path: string,
  shop: PlannedShop,
  code: Code,
): Promise<string | undefined> {
  const pagePath = pathOfPageData(path) ?? '';
  if (shop.broken.has(pagePath)) return undefined;
  const page = shop.plan.pageAt(pagePath);
  const renderer = await rendererOf(page?.template, shop, code);
  if (!page) return renderer.sharedFiles.get(path.slice(1)) ?? catalogueFile(path, shop.plan);
  return (await renderer.render(page, renderer.hashOf(page))).data;
}

/** The data for filtering items, made on demand. */
function catalogueFile(path: string, { catalogueFiles }: Plan): string | undefined {
  for (const { hash, json } of catalogueFiles()) if (queryPath(hash) === path) return json;
  return undefined;
}

/**
 * The renderer of pages with a template. A document contains the styles of its own template only.
 */
async function rendererOf(
  template: TemplateKey | undefined,
  { site, plan }: PlannedShop,
  code: Code,
): Promise<PageRenderer> {
  const { createRenderer, fontFiles, furtherFaces } = await code.renderer();
  const start = await code.start();
  // Browsers load the styles of further templates themselves, as modules.
  const styles = template
    ? {
        shared: (await code.styles(template)) + furtherFaces,
        print: '',
        own: { [template]: '' },
      }
    : { shared: '', print: '', own: {} };
  return pageRenderer(plan, {
    renderBody: createRenderer(),
    parts: documentParts(site, plan, {
      script:
        startScript(start, {
          modules: code.client,
          consents: firstQuestionHash(site),
          announces: announces(plan),
        }) + openNowScript(start, plan.timetables),
      styles,
      fonts: fontFiles,
      serviceWorker: 'off',
    }),
    code: code.view,
    codeHash: code.hash,
    version: '',
  });
}

/** Makes the requested file only. Its name changes with its contents, as in a release. */
async function image(path: string, { assets }: ImagePlan, mode: Mode): Promise<Response> {
  for (const asset of assets.values()) {
    const wanted = asset.files.find((one) => `/${one.path}` === path);
    if (wanted) return mode.picture(asset, wanted);
  }
  return plain(404, `The shop has no image ${path}. Perhaps it has changed: reload the page.`);
}

/** Decodes a path for redirects; unchanged if its percent-encoding is invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
