import type { ServiceWorkerSettings } from '#model/hosting/service-worker.ts';
import { pageDataPath } from '#model/page-data/paths.ts';
import type { BuildOptions } from './build-input.ts';
import { pageCount, type Plan, type PlannedPage } from './plan/planned.ts';
import { silent } from './progress/progress.ts';
import type { Effort } from './release/compress.ts';
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

interface WritingOptions extends Pick<BuildOptions, 'progress'> {
  /** Called with every page, changed or not. */
  onPage: (page: PlannedPage) => void;
}

/** A page that has not changed. */
interface KeptPage {
  file: string;
  /** Path of the page. */
  path: string;
}

/** At most this many files are compressed with high effort: see docs/decisions/0005-compression.md. */
export const many = 1000;

/**
 * Renders and writes the pages that have changed, one after the other, in this thread: see
 * docs/decisions/0003-rendering.md. Of each page only its place and hash stay in memory.
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
    // There may be no new release: it is begun by the first page that has changed.
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

/** So many pages are taken over at a time. */
const keptAtATime = 500;

/** Takes unchanged pages over from the release before, beside other work. */
interface KeptPages {
  add(page: KeptPage): void;
  /** Takes over what was added, once that is many. */
  takeMany(): void;
  /** Takes over all that were added. Gives those that the release before has lost. */
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
    // What goes wrong is thrown where the outcome is asked for.
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
 * Makes bytes of documents that come in parts. Those at even places recur from document to document
 * and are encoded once: they are two thirds of a page.
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
