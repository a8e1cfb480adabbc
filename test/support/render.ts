import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'hast';
import { bundleSite } from '#generator/bundle/bundle.ts';
import { bundledRenderer } from '#generator/bundled-renderer.ts';
import { planImages } from '#generator/images/image-plan.ts';
import { plan } from '#generator/plan/plan.ts';
import type { PlannedPage } from '#generator/plan/planned.ts';
import { withHtml } from '#generator/render/page-renderer.ts';
import { type Changes, changeFiles } from '#content/changes.fixture.ts';
import { filesSource } from '#content/files/files-source.ts';
import { loadSite } from '#content/load.ts';
import type { Site } from '#model/site.ts';
import type * as EntryServer from '#site/entry-server.tsx';
import { parseHtml } from './html.ts';

/** A shop whose pages are rendered as a release has them, and neither written nor served. */
export interface RenderedShop {
  site: Site;
  pages: readonly PlannedPage[];
  /** What stands in the document's body, as the release has it: the page put into a rendered shell. */
  body(page: PlannedPage): Promise<string>;
  /** The same, as React renders page and shell together. */
  bodyInOne(page: PlannedPage): Promise<string>;
  /** The document at a path. */
  get(path: string): Promise<Root>;
}

/** The day that pages are planned for, YYYY-MM-DD. */
const today = '2026-11-21';

const cache = join(import.meta.dirname, '../../.cache');

/** Plans the demo shop with changes of its content. */
export async function renderShop(changes: Changes = {}): Promise<RenderedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'rendered-shop-'));
  try {
    await cp(join(import.meta.dirname, '../../content'), folder, {
      recursive: true,
      dereference: true,
    });
    await changeFiles(folder, changes);
    const { site, diagnostics } = await loadSite(filesSource(folder));
    if (!site) throw new Error(`The shop has errors: ${JSON.stringify(diagnostics, null, 2)}`);
    return await renderSite(site);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function renderSite(site: Site): Promise<RenderedShop> {
  const { images } = await planImages(site, cache);
  const planned = plan(site, images, today);
  const bundle = await bundleSite(cache);
  const renderer = await bundledRenderer({ site, plan: planned, bundle, code: '' });
  const { createRenderer, renderWhole } = (await import(bundle.entry)) as typeof EntryServer;
  const renderBody = createRenderer();
  const inputOf = (page: PlannedPage) => {
    const query = planned.queries.get(page.queries[0] ?? '');
    if (query?.key !== 'shell') throw new Error(`The page ${page.file} has no shell.`);
    const { context, template } = page;
    return { shell: query.data, context, template, view: withHtml(page) };
  };
  return {
    site,
    pages: [...planned.pages()],
    body: async (page) => (await renderBody(inputOf(page))).join(''),
    bodyInOne: (page) => renderWhole(inputOf(page)),
    get: async (path) => {
      const page = planned.pageAt(path);
      if (!page) throw new Error(`The shop has no page at ${path}.`);
      return parseHtml((await renderer.render(page, '')).html.join(''));
    },
  };
}
