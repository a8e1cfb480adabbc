import type { MovedPage, PageList } from './page-list.ts';

/** A page that has another path than in an earlier release. */
export interface Move extends MovedPage {
  /** Its current path. */
  to: string;
}

/** Maximum number of old paths to remember, or the number of pages if that is larger. */
const fewest = 1000;

/**
 * The pages that have left a path since any remembered release, the latest move last. Paths that
 * have a page again are excluded, and so are those of removed pages.
 */
export function movedPages(previous: PageList, next: PageList): Move[] {
  const left = new Map(previous.moved.map(({ from, identity }) => [from, identity]));
  for (const [file, identity] of previous.identities()) {
    const path = pathOf(file);
    if (path === undefined || next.has(file)) continue;
    left.delete(path);
    left.set(path, identity);
  }
  if (left.size === 0) return [];
  const wanted = new Set(left.values());
  const places = new Map<string, string>();
  for (const [file, identity] of next.identities()) {
    const path = wanted.has(identity) ? pathOf(file) : undefined;
    if (path !== undefined) places.set(identity, path);
  }
  const moves = [...left].flatMap(([from, identity]): Move[] => {
    const to = places.get(identity);
    return to === undefined || next.has(fileOf(from)) ? [] : [{ from, identity, to }];
  });
  return moves.slice(-Math.max(fewest, next.size));
}

const index = '/index.html';

/**
 * 'uhren/index.html' -> '/uhren'; undefined for the home page, which never moves, and for error
 * pages.
 */
function pathOf(file: string): string | undefined {
  return file.endsWith(index) ? `/${file.slice(0, -index.length)}` : undefined;
}

function fileOf(path: string): string {
  return path.slice(1) + index;
}
