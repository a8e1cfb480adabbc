import { homePath, languageOfPath } from '#model/language.ts';
import { pagePath } from './addresses.ts';
import { withTimeout } from './loader/with-timeout.ts';

/** The number of pages prefetched at the same time. */
const atOnce = 2;

/** The time after which the next one starts anyway, ms. */
const timeoutMs = 5000;

/** How long a link must be visible before its page is prefetched, ms. */
const glance = 300;

type Load = (path: string) => Promise<unknown>;

/**
 * Prefetches pages when the visitor points at their links or, once the visitor has moved anything,
 * when links are in view. Does nothing if data saving is on (specification, section 9) or if links
 * load documents because the Navigation API is missing. Returns a function that observes the links
 * of a new page.
 */
export function startPrefetch(load: Load): () => void {
  if (isScarce() || !('navigation' in window)) return () => {};
  const { enqueue, begin } = queue(load);
  for (const type of ['touchstart', 'keydown', 'scroll']) {
    addEventListener(type, begin, { once: true, passive: true });
  }
  // Chromium reports moves of a resting pointer whenever the page is laid out.
  addEventListener('pointermove', function look({ movementX, movementY }) {
    if (movementX === 0 && movementY === 0) return;
    removeEventListener('pointermove', look);
    begin();
  });
  // The loader decides how long a page need not be loaded again.
  const prefetch = (link: Element | null, start: (path: string) => unknown) => {
    const path = link instanceof HTMLAnchorElement && !link.target ? pathOf(link) : undefined;
    if (path !== undefined) start(path);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    const point = ({ target }: Event) => {
      if (target instanceof Element) prefetch(target.closest('a'), load);
    };
    addEventListener(type, point, { passive: true });
  }
  const seen = new Set<string>();
  const see = (path: string) => {
    if (!seen.has(path) && !isHome(path)) enqueue(path);
    seen.add(path);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) setTimeout(() => isInView(target) && prefetch(target, see), glance);
    }
  });
  return () => {
    observer.disconnect();
    // Most visitors keep their language, and few read on before they answer the banner: those pages
    // wait until the visitor points at their links. So do the pages behind the opening status and
    // the request list, which are in view everywhere.
    const links = '#app a[href^="/"]:not([hreflang], #consent a, :has([data-now]), [data-slot])';
    for (const link of document.querySelectorAll(links)) observer.observe(link);
  };
}

function pathOf(link: HTMLAnchorElement): string | undefined {
  const path = pagePath(new URL(link.href));
  return path === pagePath(new URL(location.href)) ? undefined : path;
}

/** Whether a path is a home page: the largest page, linked everywhere and seldom visited. */
function isHome(path: string): boolean {
  return path === homePath(languageOfPath(path));
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

/**
 * Waits until the visitor moves, because a visit may end here, then loads a few at a time. One that
 * fails or hangs does not block the others.
 */
function queue(load: Load): { enqueue: (path: string) => void; begin: () => void } {
  const waiting: string[] = [];
  let running = 0;
  let hasMoved = false;
  const run = async () => {
    running += 1;
    while (waiting.length > 0) await withTimeout(load(waiting.shift() ?? ''), timeoutMs, undefined);
    running -= 1;
  };
  return {
    enqueue(path) {
      waiting.push(path);
      if (hasMoved && running < atOnce) void run();
    },
    begin() {
      hasMoved = true;
      for (let more = running; more < atOnce; more += 1) void run();
    },
  };
}
