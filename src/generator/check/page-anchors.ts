import { anchorMaker } from '#model/anchor.ts';
import { markdownAnchors } from '../markdown/render.ts';
import { fixedAnchors, frameAnchors } from '../plan/page-anchors.ts';
import type { Plan, PlannedPage } from '../plan/planned.ts';

/** Tells the anchors of the page at a path. A page is looked into when it is first asked for. */
export function pageAnchors({ pageAt }: Plan): (path: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const before = known.get(path);
    if (before) return before;
    const page = pageAt(path);
    if (!page) return frameAnchors;
    const anchors = new Set([...frameAnchors, ...ownAnchors(page)]);
    known.set(path, anchors);
    return anchors;
  };
}

/** The anchors that a page has beside those of every page; one that two parts have comes twice. */
export function ownAnchors(page: PlannedPage): string[] {
  const fixed = fixedAnchors(page);
  const anchorOf = anchorMaker([...frameAnchors, ...fixed]);
  return [...fixed, ...texts(page.view).flatMap((text) => markdownAnchors(text, anchorOf))];
}

/** The Markdown of a view, in its order. */
function texts(view: object): string[] {
  return Object.entries(view).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'markdown' && typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? texts(value) : [];
  });
}
