import type { Html } from '#model/views/common.ts';
import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import { anchorMaker } from '#model/anchor.ts';
import { isPicture } from '#model/picture.ts';
import { renderMarkdown } from '../markdown/render.ts';
import { fixedAnchors, frameAnchors } from '../plan/page-anchors.ts';
import { isHtmlSource, isMarkdown, type PlannedPage } from '../plan/planned.ts';

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
