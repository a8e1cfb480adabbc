import { languageOfPath } from '#model/language.ts';
import type { PageData } from '#model/page-data/page-data.ts';
import { parsePageData } from '#model/page-data/parse.ts';
import { notFoundPath, pageDataPath } from '#model/page-data/paths.ts';
import type { LoadResult } from '../page.ts';
import { fetchJson } from './fetch-json.ts';
import { memory } from './memory.ts';
import { queryLoader } from './queries.ts';
import { releaseCheck, soon } from './release.ts';
import { loadStyles } from './styles.ts';

export interface LoaderOptions<Template> {
  /** Hash of the code that runs in this tab. */
  codeHash: string;
  /** Loads a template, a module of its own; undefined for one that this code does not have. */
  loadTemplate(key: string): Promise<Template> | undefined;
}

/** Loads pages by their path. One that failed is loaded anew when it is asked for again. */
export type Loader<Template> = (path: string) => Promise<LoadResult<Template>>;

/** For how long a page is shown again without asking the server, ms. */
const lifetime = 5 * 60_000;

/** Makes the loader of pages (specification, sections 7 and 8). */
export function createLoader<Template>(options: LoaderOptions<Template>): Loader<Template> {
  const isNewRelease = releaseCheck(options.codeHash);
  const loadQueries = queryLoader();

  async function load(path: string): Promise<LoadResult<Template>> {
    const newRelease = isNewRelease();
    const { status, json } = await fetchJson(pageDataPath(path), { final: [200, 404, 500] });
    if (status !== 200 && status !== 404) {
      return failed(`The data of ${path} could not be loaded (status ${status}).`);
    }
    const found = status === 200 ? parsePageData(json) : undefined;
    if (!found && (await exists(path))) return { kind: 'document' };
    const data = found ?? (await missingPage(path));
    if (!data || (await soon(newRelease))) return { kind: 'document' };
    return complete(data);
  }

  /** Loads what a page needs beside its own data. */
  async function complete(data: PageData): Promise<LoadResult<Template>> {
    const { componentChunkName: template, staticQueryHashes, path, result } = data;
    const loading = options.loadTemplate(template);
    if (!loading) return { kind: 'document' };
    const [shared, chunk] = await Promise.allSettled([loadQueries(staticQueryHashes), loading]);
    if (shared.status === 'rejected') return failed(String(shared.reason));
    const { shell, code } = shared.value;
    // A module or a style sheet that is gone belongs to a release that is gone.
    if (chunk.status === 'rejected' || !(await loadStyles(template, code))) {
      return { kind: 'document' };
    }
    const Template = chunk.value;
    const { language, languagePaths, title, head, hash } = result.pageContext;
    return {
      kind: 'page',
      page: {
        template,
        Template,
        view: result.data,
        context: { path, language, languagePaths },
        shell,
        title,
        head,
        hash,
      },
    };
  }

  return memory(load, { lifetime, isKept: ({ kind }) => kind !== 'error' });
}

/** Whether the server has a document at a path that it has no data for. */
async function exists(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(path, { method: 'HEAD' });
    return status === 200;
  } catch {
    return false;
  }
}

/** The data of the page for missing pages, in the language of the path. */
async function missingPage(path: string): Promise<PageData | undefined> {
  const address = pageDataPath(notFoundPath(languageOfPath(path)));
  const { status, json } = await fetchJson(address, { final: [200, 404, 500] });
  return status === 200 ? parsePageData(json) : undefined;
}

function failed(message: string): { kind: 'error'; message: string } {
  return { kind: 'error', message };
}
