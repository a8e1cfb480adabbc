import type { ContentContext } from '#content/checks/check.ts';
import type { Site } from '#model/site.ts';
import { anchorMaker } from '#model/anchor.ts';
import type { Texts } from '#model/rich-text.ts';
import { isMarkdown, type Plan, type PlannedPage, shellsOf } from '../plan/planned.ts';
import { fixedAnchors, frameAnchors } from '../plan/page-anchors.ts';
import type { PlanContext } from './check.ts';

/** Creates the input of a shop's checks, once its pages are planned. */
export function planContext(context: ContentContext, site: Site, planned: Plan): PlanContext {
  let pages: PlannedPage[] | undefined;
  return {
    ...context,
    site,
    /** Lazy, because some checks don't need pages, and a large shop has thousands. */
    get pages() {
      return (pages ??= [...planned.pages()]);
    },
    shells: shellsOf(planned),
    anchorsOf: pageAnchors(planned, site.texts),
  };
}

/** Finds the anchors of the page at a path. Pages are inspected on first access. */
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

/**
 * The anchors of a page, except those of every page. An anchor used by two sections appears twice.
 */
export function ownAnchors(page: PlannedPage, { markdown }: Texts): string[] {
  const fixed = fixedAnchors(page);
  const anchorOf = anchorMaker([...frameAnchors, ...fixed]);
  const headings = sources(page.view).flatMap((source) => markdown.get(source)?.headings ?? []);
  return [...fixed, ...headings.map(({ id, words }) => id ?? anchorOf(words))];
}

/** The Markdown texts of a view, in order. */
function sources(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return isMarkdown(value) ? [value.markdown] : Object.values(value).flatMap(sources);
}
