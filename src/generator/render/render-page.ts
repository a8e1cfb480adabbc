import type { Html } from '#model/views/common.ts';
import type { PageData } from '#model/page-data/page-data.ts';
import type { PageContext, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { anchorMaker } from '#model/anchor.ts';
import { renderMarkdown } from '../markdown/render.ts';
import { pageData } from '../page-data/page-data.ts';
import { fixedAnchors, frameAnchors } from '../plan/page-anchors.ts';
import { isHtmlSource, isMarkdown, type PlannedPage } from '../plan/planned.ts';
import { type DocumentParts, htmlDocument } from './document.ts';

/** The renderer that the site's code exports (`src/site/entry-server.tsx`). */
export interface SiteRenderer {
  createRenderer(): RenderBody;
  /** Addresses of the fonts that every page uses at once. */
  fontFiles: readonly string[];
}

type RenderBody = (input: {
  shell: ShellView;
  context: PageContext;
  template: TemplateKey;
  view: PageViews[TemplateKey];
}) => Promise<string>;

/** What rendering any page needs beside the page. */
interface PageRenderer {
  renderBody: RenderBody;
  /** Shells by the id of their query. */
  shells: ReadonlyMap<string, ShellView>;
  /** By the id of the shell's query, the static queries of its pages. */
  queries: ReadonlyMap<string, readonly string[]>;
  parts: DocumentParts;
}

/** A page in the two forms in which browsers get it. */
export interface RenderedPage {
  /** The finished document. */
  html: string;
  /** What the application needs to show it. */
  data: PageData;
}

/**
 * Renders a page.
 *
 * @param hash Names the state of the page, in both forms.
 */
export async function renderPage(
  page: PlannedPage,
  hash: string,
  renderer: PageRenderer,
): Promise<RenderedPage> {
  const shell = renderer.shells.get(page.shell);
  if (!shell) throw new Error(`The page ${page.file} refers to an unknown shell "${page.shell}".`);
  const { template, context, head } = page;
  const view = withHtml(page);
  const body = await renderer.renderBody({ shell, context, template, view });
  const { language, path } = context;
  const place = template === 'template-not-found' ? { dataPath: path } : {};
  return {
    html: htmlDocument({ language, template, head, hash, body, ...place }, renderer.parts),
    data: pageData(page, { view, hash, queries: renderer.queries.get(page.shell) ?? [] }),
  };
}

/** The view of a page with its texts turned into HTML, in which no anchor comes twice. */
export function withHtml<Key extends TemplateKey>(page: PlannedPage<Key>): PageViews[Key] {
  const anchorOf = anchorMaker([...frameAnchors, ...fixedAnchors(page)]);
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    if (isMarkdown(value)) return { html: renderMarkdown(value, anchorOf) } satisfies Html;
    if (isHtmlSource(value)) return { html: value.html } satisfies Html;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(page.view) as PageViews[Key];
}
