import type { ServiceWorkerSettings } from '#model/hosting/service-worker.ts';
import { pageDataPath } from '#model/page-data/paths.ts';
import type { BuildOptions } from './build-input.ts';
import type { Plan, PlannedPage } from './plan/planned.ts';
import { silent } from './progress/progress.ts';
import type { Effort } from './release/compress.ts';
import { partsEncoder } from './release/encode-parts.ts';
import type { OpenRelease } from './release/open.ts';
import { PageList } from './release/page-list.ts';
import type { PageRenderer } from './render/page-renderer.ts';

/** What has been done with the pages of a plan. */
interface WrittenPages {
  /** Every page with its hash. */
  list: PageList;
  /** How many were rendered; the others have not changed since the release before. */
  rendered: number;
  /** The pages for times without a connection. */
  offline: ServiceWorkerSettings['offline'];
  /** Takes the unchanged pages over, and renders those that are lost. Gives the number of these. */
  keep(): Promise<number>;
}

interface WritingOptions extends Pick<BuildOptions, 'progress' | 'urgent'> {
  /** Called with every page, changed or not. */
  onPage: (page: PlannedPage) => void;
}

/** A page that has not changed. */
interface KeptPage {
  file: string;
  /** Path of the page. */
  path: string;
}

/** From so many files on they are compressed quickly instead of well: see docs/decisions/0005-compression.md. */
export function manyFor({ urgent = false }: { urgent?: boolean }): number {
  return urgent ? 50 : 1000;
}

/**
 * Renders and writes the pages that have changed, one after the other, in this thread: see
 * docs/decisions/0003-rendering.md. Of each page only its place and hash stay in memory.
 */
export async function writePages(
  release: OpenRelease,
  { counts, pages, pageAt }: Plan,
  renderer: PageRenderer,
  { progress = silent, onPage, ...options }: WritingOptions,
): Promise<WrittenPages> {
  const { previous } = release;
  const many = manyFor(options);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const list = new PageList();
  const unchanged: KeptPage[] = [];
  const offline: WrittenPages['offline'] = {};
  const encode = partsEncoder();
  let looked = 0;
  let rendered = 0;

  const write = async (page: PlannedPage, hash: string): Promise<void> => {
    const isOneOfMany = rendered >= many || (!previous && total > many);
    const effort: Effort = isOneOfMany ? 'low' : 'high';
    const { html, data } = await renderer.render(page, hash);
    await release.site.write(page.file, encode(html), effort);
    await release.site.write(dataFile(page.context), data, effort);
  };

  for (const page of pages()) {
    progress.step('Rendering pages', looked, total);
    looked += 1;
    onPage(page);
    const { file, identity, context, template } = page;
    const hash = renderer.hashOf(page);
    list.add(file, hash, identity);
    if (template === 'template-offline') {
      offline[context.language] = { url: context.path, revision: hash };
    }
    if (previous?.pages.hashOf(file) === hash) {
      unchanged.push({ file, path: context.path });
    } else {
      await write(page, hash);
      rendered += 1;
    }
  }
  return {
    list,
    rendered,
    offline,
    async keep() {
      let lost = 0;
      for (const { file, path } of unchanged) {
        if (release.site.keep(file, dataFile({ path }))) continue;
        const page = pageAt(path);
        if (!page) throw new Error(`The page at ${path} was planned and is planned no more.`);
        await write(page, renderer.hashOf(page));
        lost += 1;
      }
      return lost;
    },
  };
}

function dataFile({ path }: { path: string }): string {
  return pageDataPath(path).slice(1);
}
