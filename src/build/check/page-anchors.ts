import { markdownAnchors } from '../markdown/render.ts';
import type { Plan, PlannedPage } from '../plan/planned.ts';
import { htmlParts } from './html-parts.ts';

/** The anchors that every page has, whatever it shows. */
export const frameAnchors: ReadonlySet<string> = new Set(['', 'top', 'content', 'menu']);

/** The anchors that a template has beside those of its view. */
const templateAnchors: Partial<Record<PlannedPage['template'], readonly string[]>> = {
  'template-contact': ['map'],
};

/** The anchors that a page has beside those of every page. */
export function ownAnchors(anchors: ReadonlySet<string>): string[] {
  return [...anchors].filter((anchor) => !frameAnchors.has(anchor));
}

/** Tells the anchors of the page at a path. A page is looked into when it is first asked for. */
export function pageAnchors({ pages }: Plan): (path: string) => ReadonlySet<string> {
  const byPath = new Map(pages.map((page) => [page.context.path, page]));
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    let anchors = known.get(path);
    if (!anchors) {
      const page = byPath.get(path);
      anchors = page
        ? new Set([
            ...frameAnchors,
            ...(templateAnchors[page.template] ?? []),
            ...anchorsIn(page.view),
          ])
        : frameAnchors;
      known.set(path, anchors);
    }
    return anchors;
  };
}

/** The anchors of a view: those within its texts, and the ids by which it names its parts. */
function* anchorsIn(view: object): Generator<string> {
  for (const [name, value] of Object.entries(view) as [string, unknown][]) {
    if (typeof value === 'string') {
      if (name === 'markdown') yield* markdownAnchors(value);
      if (name === 'html') yield* htmlParts(value).anchors;
      if (name === 'id' || name === 'anchor') yield value;
    } else if (typeof value === 'object' && value !== null) {
      yield* anchorsIn(value);
    }
  }
}
