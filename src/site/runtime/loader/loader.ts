import { type Language, languageOfPath } from '#model/language.ts';
import type { PageData } from '#model/page-data/page-data.ts';
import { parsePageData } from '#model/page-data/parse.ts';
import { notFoundPath, pageDataPath } from '#model/page-data/paths.ts';
import type { LoadResult } from '../page.ts';
import { fetchJson } from './fetch-json.ts';
import { withTimeout } from './with-timeout.ts';
import { memory } from './memory.ts';
import { queryLoader } from './queries.ts';
import { releaseCheck } from './release.ts';
import { stylesLoader } from './styles.ts';

export interface LoaderOptions<Template> {
  /** Hash of the code running in this tab. */
  codeHash: string;
  /**
   * Loads a template module and what it needs in a language; undefined if this code does not have
   * the template.
   */
  loadTemplate(key: string, language: Language): Promise<Template> | undefined;
  /** Hashes of the static queries that the first page needs, from its document. */
  firstQueries: readonly string[];
}

/** Loads pages by their path; never rejects. A failed page is loaded again at the next call. */
export type Loader<Template> = (path: string) => Promise<LoadResult<Template>>;

/** Time limit for one file, ms. */
const fileTimeoutMs = 10_000;

/** Creates the loader of pages (specification, sections 7 and 8). */
export function createLoader<Template>(options: LoaderOptions<Template>): Loader<Template> {
  const isNewRelease = releaseCheck(options.codeHash);
  const loadQueries = queryLoader();
  const loadStyles = stylesLoader();
  // If they fail, they are requested again with the page's data.
  loadQueries(options.firstQueries).catch(() => {});

  async function load(path: string): Promise<LoadResult<Template>> {
    const isNew = isNewRelease();
    const answer = await fetchJson(pageDataPath(path), { final: [200, 404, 500] });
    const { status, json, isStored = false } = answer;
    if (status !== 200 && status !== 404) {
      return failed(`The data of ${path} could not be loaded (status ${status}).`);
    }
    const found = status === 200 ? parsePageData(json) : undefined;
    const isMeant = found?.path === path;
    if (!isMeant && (await exists(path))) return { kind: 'document' };
    const data = isMeant ? found : await missingPage(path);
    if (!data || (await isNew())) return { kind: 'document' };
    return complete(data, isStored);
  }

  /** Loads what a page needs besides its own data. */
  async function complete(data: PageData, isStored: boolean): Promise<LoadResult<Template>> {
    const { componentChunkName: template, staticQueryHashes, path, result } = data;
    const loading = options.loadTemplate(template, result.pageContext.language);
    if (!loading) return { kind: 'document' };
    // A missing module or style sheet means that its release has been deleted.
    const chunk = withTimeout(
      loading.catch(() => {}),
      fileTimeoutMs,
      undefined,
    );
    const { shell, code } = await loadQueries(staticQueryHashes);
    const styling = withTimeout(loadStyles(template, code), fileTimeoutMs, undefined);
    const Template = await chunk;
    const styles = await styling;
    if (!Template || !styles) return { kind: 'document' };
    const { language, languagePaths, title, head, hash } = result.pageContext;
    return {
      kind: 'page',
      page: {
        template,
        Template,
        styles,
        view: result.data,
        context: { path, language, languagePaths },
        shell,
        title,
        head,
        hash,
        isStored,
      },
    };
  }

  return memory((path) => load(path).catch((error: unknown) => failed(String(error))), lifetimeOf);
}

/** How long a result is reused without asking the server, ms. */
function lifetimeOf(result: LoadResult<unknown>): number {
  if (result.kind === 'error' || (result.kind === 'page' && result.page.isStored)) return 0;
  const isMissing = result.kind === 'page' && result.page.template === 'template-not-found';
  return isMissing ? 5000 : 5 * 60_000;
}

/** Whether the server has a document at a path without page data. */
async function exists(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(location.origin + path, {
      method: 'HEAD',
      signal: AbortSignal.timeout(fileTimeoutMs),
    });
    return status === 200;
  } catch {
    return false;
  }
}

/** The data of the not-found page, in the language of the path. */
async function missingPage(path: string): Promise<PageData | undefined> {
  const address = pageDataPath(notFoundPath(languageOfPath(path)));
  const { status, json } = await fetchJson(address, { final: [200, 404, 500] });
  return status === 200 ? parsePageData(json) : undefined;
}

function failed(message: string): { kind: 'error'; message: string } {
  return { kind: 'error', message };
}
