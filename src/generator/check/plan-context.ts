import type { ContentContext } from '#content/checks/check.ts';
import type { Site } from '#model/site.ts';
import { anchorMaker } from '#model/anchor.ts';
import type { Texts } from '#model/rich-text.ts';
import { isMarkdown, type Plan, type PlannedPage, shellsOf } from '../plan/planned.ts';
import { fixedAnchors, frameAnchors } from '../plan/page-anchors.ts';
import type { PlanContext } from './check.ts';

/** What the checks of a shop work from, once its pages are planned. */
export function planContext(context: ContentContext, site: Site, planned: Plan): PlanContext {
  let pages: PlannedPage[] | undefined;
  return {
    ...context,
    site,
    /** Some checks need none of them, and a large shop has thousands. */
    get pages() {
      return (pages ??= [...planned.pages()]);
    },
    shells: shellsOf(planned),
    anchorsOf: pageAnchors(planned, site.texts),
  };
}

/** Tells the anchors of the page at a path. A page is looked into when it is first asked for. */
function pageAnchors({ pageAt }: Plan, texts: Texts): (path: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const before = known.get(path);
    if (before) return before;
    const page = pageAt(path);
    if (!page) return frameAnchors;
    const anchors = new Set([...frameAnchors, ...ownAnchors(page, texts)]);
    known.set(path, anchors);
    return anchors;
  };
}

/** The anchors that a page has beside those of every page; one that two parts have comes twice. */
export function ownAnchors(page: PlannedPage, { markdown }: Texts): string[] {
  const fixed = fixedAnchors(page);
  const anchorOf = anchorMaker([...frameAnchors, ...fixed]);
  const headings = sources(page.view).flatMap((source) => markdown.get(source)?.headings ?? []);
  return [...fixed, ...headings.map(({ id, words }) => id ?? anchorOf(words))];
}

/** The Markdown of a view, in its order. */
function sources(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return isMarkdown(value) ? [value.markdown] : Object.values(value).flatMap(sources);
}
