import { pagePath } from './addresses.ts';
import { inTime } from './loader/in-time.ts';

/** The number of pages prefetched at the same time. */
const atOnce = 2;

/** After this time the next prefetch starts anyway, ms. */
const patience = 5000;

/** How long a link must be visible before its page is prefetched, ms. */
const glance = 300;

type Load = (path: string) => Promise<unknown>;

/**
 * Prefetches pages when the visitor points at their links or has them in view, unless data saving
 * is on (specification, section 9) or links load documents because the Navigation API is missing.
 * Returns a function that observes the links of a new page.
 */
export function startPrefetch(load: Load): () => void {
  if (isScarce() || !('navigation' in window)) return () => {};
  const known = new Set<string>();
  const enqueue = queue(load);
  const prefetch = (link: Element | null, start: (path: string) => unknown) => {
    const path = link instanceof HTMLAnchorElement && !link.target ? pathOf(link) : undefined;
    if (path === undefined || known.has(path)) return;
    known.add(path);
    start(path);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    const point = ({ target }: Event) => {
      if (target instanceof Element) prefetch(target.closest('a'), load);
    };
    addEventListener(type, point, { passive: true });
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) setTimeout(() => isInView(target) && prefetch(target, enqueue), glance);
    }
  });
  return () => {
    observer.disconnect();
    // Most visitors stay with their language, and few read on before they answer the banner, so
    // these pages are prefetched only when pointed at.
    for (const link of document.querySelectorAll('#app a[href^="/"]:not([hreflang], #consent a)')) {
      observer.observe(link);
    }
  };
}

function pathOf(link: HTMLAnchorElement): string | undefined {
  const path = pagePath(new URL(link.href));
  return path === pagePath(new URL(location.href)) ? undefined : path;
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

function isScarce(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** Runs a few at a time. A failed or hanging one does not block the others. */
function queue(load: Load): (path: string) => void {
  const waiting: string[] = [];
  let running = 0;
  const run = async () => {
    running += 1;
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await inTime(load(path), patience, undefined);
    }
    running -= 1;
  };
  return (path) => {
    waiting.push(path);
    if (running < atOnce) void run();
  };
}
