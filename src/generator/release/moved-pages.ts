import type { MovedPage, PageList } from './page-list.ts';

/** A page that stands elsewhere than in a release before. */
export interface Move extends MovedPage {
  /** The path that it has now. */
  to: string;
}

/** So many old paths are remembered, or one for each page of a large site. */
const fewest = 1000;

/**
 * The pages that have left a path since any release that is remembered, the latest move last. A path
 * at which a page stands again leads nowhere, nor does that of a page which is no more.
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

/** 'uhren/index.html' -> '/uhren'; undefined for the home page, which never moves, and error pages. */
function pathOf(file: string): string | undefined {
  return file.endsWith(index) ? `/${file.slice(0, -index.length)}` : undefined;
}

function fileOf(path: string): string {
  return path.slice(1) + index;
}
