import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { PlannedPage } from '../plan/planned.ts';
import { renderPage, type RenderSettings, type SiteRenderer } from './render-page.ts';
import type { RenderedPage } from './worker.ts';

/** Pages that go to a worker together: enough to make the way worthwhile, few enough to share. */
const batchSize = 40;

/** Up to this many pages are rendered at once here: starting workers would take longer. */
const withoutWorkers = 60;

/**
 * Renders pages and gives each batch away as it is done; the next batches wait for that, so that
 * finished pages do not pile up.
 */
export async function renderPages(
  pages: readonly PlannedPage[],
  settings: RenderSettings,
  onRendered: (pages: RenderedPage[]) => Promise<void>,
): Promise<void> {
  if (pages.length === 0) return;
  const work = pages.length > withoutWorkers ? workers(settings) : await here(settings);
  const queue = batches(pages);
  const lane = async () => {
    for (const batch of queue) await onRendered(await work.render(batch));
  };
  try {
    await Promise.all(Array.from({ length: work.lanes }, lane));
  } finally {
    await work.close();
  }
}

interface RenderWork {
  /** How many batches to keep under way. */
  lanes: number;
  render(batch: PlannedPage[]): Promise<RenderedPage[]>;
  close(): Promise<void>;
}

function workers(settings: RenderSettings): RenderWork {
  const threads = availableParallelism();
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: settings,
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    lanes: threads + 1,
    render: (batch) => pool.run(batch) as Promise<RenderedPage[]>,
    close: () => pool.destroy(),
  };
}

async function here(settings: RenderSettings): Promise<RenderWork> {
  const site = (await import(settings.entry)) as SiteRenderer;
  const renderBody = site.createRenderer();
  return {
    lanes: 1,
    render: (batch) =>
      Promise.all(
        batch.map(async (page) => ({
          file: page.file,
          html: await renderPage(page, renderBody, settings),
        })),
      ),
    close: async () => undefined,
  };
}

function* batches(pages: readonly PlannedPage[]): Generator<PlannedPage[]> {
  for (let at = 0; at < pages.length; at += batchSize) yield pages.slice(at, at + batchSize);
}
