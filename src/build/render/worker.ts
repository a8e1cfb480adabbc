import { workerData } from 'node:worker_threads';
import type { PlannedPage } from '../plan/planned.ts';
import { renderPage, type RenderSettings, type SiteRenderer } from './render-page.ts';

/** A rendered page: its file below the site's root, and the document. */
export interface RenderedPage {
  file: string;
  html: string;
}

// Tinypool passes its own data first: https://github.com/tinylibs/tinypool#workerdata
const [, settings] = workerData as [unknown, RenderSettings];
const site = (await import(settings.entry)) as SiteRenderer;
const renderBody = site.createRenderer();

/** Renders a batch of pages in a worker thread. */
export default async function renderBatch(pages: PlannedPage[]): Promise<RenderedPage[]> {
  return Promise.all(
    pages.map(async (page) => ({
      file: page.file,
      html: await renderPage(page, renderBody, settings),
    })),
  );
}
