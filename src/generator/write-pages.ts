import type { ServiceWorkerSettings } from '#model/hosting/service-worker.ts';
import { pageDataPath } from '#model/page-data/paths.ts';
import type { BuildOptions } from './build-input.ts';
import { pageCount, type Plan, type PlannedPage } from './plan/planned.ts';
import { silent } from './progress/progress.ts';
import type { Effort } from './release/compress.ts';
import type { OpenRelease } from './release/open.ts';
import { PageList } from './release/page-list.ts';
import type { PageRenderer } from './render/page-renderer.ts';

/** The result of writing the pages of a plan. */
interface WrittenPages {
  /** All pages with their hashes. */
  list: PageList;
  /** Number of rendered pages; the others haven't changed since the previous release. */
  rendered: number;
  /** The offline pages. */
  offline: ServiceWorkerSettings['offline'];
  /**
   * Keeps the unchanged pages, and renders those that are lost. Returns the number of lost pages.
   */
  keep(): Promise<number>;
}

interface WritingOptions extends Pick<BuildOptions, 'progress'> {
  /** Called for every page, changed or not. */
  onPage: (page: PlannedPage) => void;
}

/** An unchanged page. */
interface KeptPage {
  file: string;
  /** Path of the page. */
  path: string;
}

/**
 * The maximum number of files compressed with high effort: see docs/decisions/0005-compression.md.
 */
export const many = 1000;

/**
 * Renders and writes the changed pages one after the other, in this thread: see
 * docs/decisions/0003-rendering.md. Only the path and hash of each page stay in memory.
 */
export async function writePages(
  release: OpenRelease,
  plan: Plan,
  renderer: PageRenderer,
  { progress = silent, onPage }: WritingOptions,
): Promise<WrittenPages> {
  const { previous } = release;
  const total = pageCount(plan);
  const list = new PageList();
  const keeping = keptPages(release);
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

  for (const page of plan.pages()) {
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
      keeping.add({ file, path: context.path });
    } else {
      await write(page, hash);
      rendered += 1;
    }
    // The first changed page opens the new release; before that, there may be none.
    if (rendered > 0) keeping.takeMany();
  }
  return {
    list,
    rendered,
    offline,
    async keep() {
      const lost = await keeping.lost();
      for (const { path } of lost) {
        const page = plan.pageAt(path);
        if (!page) throw new Error(`The page at ${path} was planned and is planned no more.`);
        await write(page, renderer.hashOf(page));
      }
      return lost.length;
    },
  };
}

function dataFile({ path }: { path: string }): string {
  return pageDataPath(path).slice(1);
}

/** The number of pages to keep at a time. */
const keptAtATime = 500;

/** Keeps unchanged pages of the previous release, concurrently with other work. */
interface KeptPages {
  add(page: KeptPage): void;
  /** Starts keeping the added pages, once they are many. */
  takeMany(): void;
  /** Keeps all added pages. Returns those that the previous release has lost. */
  lost(): Promise<KeptPage[]>;
}

function keptPages(release: OpenRelease): KeptPages {
  let waiting: KeptPage[] = [];
  const taken: Promise<KeptPage[]>[] = [];
  const take = async (pages: readonly KeptPage[]): Promise<KeptPage[]> => {
    const groups = pages.map((page) => [page.file, dataFile(page)]);
    const lost = await release.site.keepTogether(groups);
    return lost.flatMap((at) => pages[at] ?? []);
  };
  const takeWaiting = (): void => {
    const taking = take(waiting);
    waiting = [];
    // Errors are thrown by `lost`.
    taking.catch(() => {});
    taken.push(taking);
  };
  return {
    add: (page) => void waiting.push(page),
    takeMany() {
      if (waiting.length >= keptAtATime) takeWaiting();
    },
    async lost() {
      takeWaiting();
      return (await Promise.all(taken)).flat();
    },
  };
}

/**
 * Encodes documents that come in parts. Those with even indexes recur in other documents and are
 * encoded once: they are two thirds of a page.
 */
function partsEncoder(): (parts: readonly string[]) => Buffer[] {
  const recurring = new Map<string, Buffer>();
  const encodeOnce = (part: string): Buffer => {
    const known = recurring.get(part);
    if (known) return known;
    const bytes = Buffer.from(part);
    recurring.set(part, bytes);
    return bytes;
  };
  return (parts) => parts.map((part, at) => (at % 2 === 0 ? encodeOnce(part) : Buffer.from(part)));
}
