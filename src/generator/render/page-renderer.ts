import { anchorMaker } from '#model/anchor.ts';
import { languagePrefix } from '#model/language.ts';
import type { CodeView, PageData } from '#model/page-data/page-data.ts';
import { isPicture } from '#model/picture.ts';
import type { Html } from '#model/views/common.ts';
import type { PageContext, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { digest } from '../text/digest.ts';
import { renderMarkdown } from '../markdown/render.ts';
import { fixedAnchors, frameAnchors } from '../plan/page-anchors.ts';
import { isHtmlSource, isMarkdown, type Plan, type PlannedPage } from '../plan/planned.ts';
import { documentMaker, type DocumentParts, pageTags } from './document.ts';
import { staticQueries } from './queries.ts';
import { sharedDataFiles } from './shared-files.ts';

/** The renderer that the site's code exports (`src/site/entry-server.tsx`). */
export interface SiteCode {
  createRenderer: () => RenderBody;
  /** Paths of the fonts that every page uses immediately. */
  fontFiles: readonly string[];
  /** CSS with the font faces of letters that few pages have. */
  furtherFaces: string;
}

type RenderBody = (input: {
  shell: ShellView;
  context: PageContext;
  template: TemplateKey;
  view: PageViews[TemplateKey];
}) => Promise<readonly string[]>;

interface PageRendererParts {
  renderBody: RenderBody;
  parts: DocumentParts;
  /**
   * Letters that few pages have, and the path of their font faces; undefined if every page contains
   * these.
   */
  further?: { letters: RegExp; href: string };
  /** The code's data for every page. */
  code: CodeView;
  /** Hash of the site's code, which tabs compare. */
  codeHash: string;
  /** Identifies all other inputs that turn a plan into documents. */
  version: string;
}

/** A page in the two formats for browsers. */
interface RenderedPage {
  /** The finished document in parts; those with even indexes recur in other documents. */
  html: readonly string[];
  /** JSON of the data that the application needs to show the page. */
  data: string;
}

/** Renders the pages of a plan, for a release, development or a preview. */
export interface PageRenderer {
  /** Hash of everything that a page is made from: its own data, shared data, and the code. */
  hashOf(page: PlannedPage): string;
  /** @param hash Identifies the state of the page in both formats. */
  render(page: PlannedPage, hash: string): Promise<RenderedPage>;
  /** The files of the page-data contract that pages share, by path relative to the site's root. */
  sharedFiles: ReadonlyMap<string, string>;
}

export function pageRenderer(
  { queries: shared }: Pick<Plan, 'queries'>,
  { renderBody, parts, further, code, codeHash, version }: PageRendererParts,
): PageRenderer {
  const queries = staticQueries(shared, code);
  const toDocument = documentMaker(parts);
  const ofAll = version + digest(JSON.stringify([parts, further?.href]));
  const shellOf = ({ file, queries: ids }: PlannedPage): ShellView => {
    const query = shared.get(ids[0] ?? '');
    if (query?.key !== 'shell') throw new Error(`The page ${file} names no shell.`);
    return query.data;
  };
  return {
    hashOf: (page) =>
      digest(JSON.stringify(page) + queries.hashesOf(page.queries).join('') + ofAll),
    async render(page, hash) {
      const { template, context } = page;
      const view = withHtml(page);
      const body = await renderBody({ shell: shellOf(page), context, template, view });
      const hasFurther = further && body.some((part) => further.letters.test(part));
      const head = hasFurther ? { ...page.head, furtherLetters: further.href } : page.head;
      const place = template === 'template-not-found' ? { dataPath: context.path } : {};
      const { language } = context;
      const hashes = queries.hashesOf(page.queries);
      return {
        html: toDocument({ language, template, head, hash, queries: hashes, body, ...place }),
        data: JSON.stringify(pageData({ ...page, head }, { view, hash, queries: hashes })),
      };
    },
    sharedFiles: sharedDataFiles(queries, codeHash),
  };
}

/** The view of a page with its texts rendered as HTML with unique anchors. */
export function withHtml<Key extends TemplateKey>(page: PlannedPage<Key>): PageViews[Key] {
  const anchorOf = anchorMaker([...frameAnchors, ...fixedAnchors(page)]);
  const convert = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || isPicture(value)) return value;
    if (isMarkdown(value)) return { html: renderMarkdown(value, anchorOf) } satisfies Html;
    if (isHtmlSource(value)) return { html: value.html } satisfies Html;
    if (Array.isArray(value)) return value.map(convert);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(page.view) as PageViews[Key];
}

interface PageDataParts<Key extends TemplateKey> {
  view: PageViews[Key];
  /** Identifies the state of the page. */
  hash: string;
  /** Hashes of the static queries that the page needs. */
  queries: readonly string[];
}

/** The data that a browser needs to show a page, except for shared data. */
function pageData<Key extends TemplateKey>(
  { template, context, head }: PlannedPage<Key>,
  { view, hash, queries }: PageDataParts<Key>,
): PageData<Key> {
  const { path, language, languagePaths } = context;
  return {
    path,
    componentChunkName: template,
    staticQueryHashes: [...queries],
    result: {
      data: view,
      pageContext: {
        language,
        languagePaths,
        title: head.title,
        head: pageTags(head),
        hash,
      },
    },
    ...(template === 'template-not-found' ? { matchPath: `${languagePrefix(language)}/*` } : {}),
  };
}
