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
  /** Addresses of the fonts that every page uses at once. */
  fontFiles: readonly string[];
  /** Styles: the faces of letters that few pages have. */
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
  /** Letters that few pages have, and the address of their faces; missing if each page has them. */
  further?: { letters: RegExp; href: string };
  /** What the code brings to every page. */
  code: CodeView;
  /** Hash of the site's code, which tabs compare. */
  codeHash: string;
  /** Stands for all that turns a plan into documents beside the values here. */
  version: string;
}

/** A page in the two forms in which browsers get it. */
interface RenderedPage {
  /** The finished document in parts, of which those at even places recur in other documents. */
  html: readonly string[];
  /** JSON of what the application needs to show it. */
  data: string;
}

/** Renders the pages of a plan: for a release, in development, for a preview. */
export interface PageRenderer {
  /** Hash of all that a page is made from: its own data, what it shares, and the code. */
  hashOf(page: PlannedPage): string;
  /** @param hash Names the state of the page, in both forms. */
  render(page: PlannedPage, hash: string): Promise<RenderedPage>;
  /** The files of the page-data contract that pages share, by path below the site's root. */
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

/** The view of a page with its texts turned into HTML, in which no anchor comes twice. */
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
  /** Names the state of the page. */
  hash: string;
  /** Of the static queries that the page needs. */
  queries: readonly string[];
}

/** What the browser needs to show a page, beside what it shares with others. */
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
