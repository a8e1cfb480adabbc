import type { Html } from '#model/views/common.ts';
import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import { anchorMaker } from '#model/anchor.ts';
import { renderMarkdown } from '../markdown/render.ts';
import { fixedAnchors, frameAnchors } from '../plan/page-anchors.ts';
import type { MarkdownSource, PlannedPage } from '../plan/planned.ts';

/** The view of a page with its Markdown turned into HTML, in which no anchor comes twice. */
export function withHtml<Key extends TemplateKey>(page: PlannedPage<Key>): PageViews[Key] {
  const anchorOf = anchorMaker([...frameAnchors, ...fixedAnchors(page)]);
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    if (isMarkdown(value)) return { html: renderMarkdown(value, anchorOf) } satisfies Html;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(page.view) as PageViews[Key];
}

function isMarkdown(value: object): value is MarkdownSource {
  return 'markdown' in value && 'links' in value && 'images' in value;
}
