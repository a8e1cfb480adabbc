import { partIds } from '#model/part-ids.ts';
import { pagePath } from './addresses.ts';
import type { DelaySignal } from './delay-signal.ts';
import type { Loader } from './loader/loader.ts';
import type { LoadResult } from './page.ts';

type Shown<Template> = Exclude<LoadResult<Template>, { kind: 'document' }>;

interface NavigationParts<Template> {
  load: Loader<Template>;
  /** Renders the result of loading a path, synchronously. */
  show: (result: Shown<Template>, path: string) => void;
  signalDelay: DelaySignal;
}

/**
 * Handles navigation between pages (https://html.spec.whatwg.org/#navigation-api): links, back and
 * forward. The browser handles the rest: other sites, files, downloads, new tabs, reloads and
 * anchors on the same page. Browsers without the Navigation API handle all of it.
 */
export function startNavigation<Template>(parts: NavigationParts<Template>): void {
  warnOfMissingAnchor(location);
  if (!('navigation' in window)) {
    addEventListener('hashchange', () => warnOfMissingAnchor(location));
    return;
  }
  let isLeaving = false;
  let shown = new URL(location.href);
  let latest: NavigateEvent | undefined;
  let hasFailed = false;
  const leave = (): void => {
    isLeaving = true;
    location.reload();
  };
  const show: typeof parts.show = (result, path) => {
    shown = new URL(location.href);
    hasFailed = result.kind === 'error';
    parts.show(result, path);
  };
  // If no other navigation replaced this one, the visitor has stopped it.
  const stopped = (event: NavigateEvent): void => {
    if (event === latest) history.replaceState(history.state, '', shown);
  };
  navigation.addEventListener('navigate', (event) => {
    latest = event;
    if (isLeaving || event.navigationType === 'reload') return;
    const url = new URL(event.destination.url);
    const path = pagePath(url);
    // While a page loads, the address is already that page's, so a link to one of its anchors is
    // navigation to the page. Another address of the current page, within its document, comes from
    // a link to its anchor, a script that changes its query, or going back over such changes.
    const isSame = event.destination.sameDocument;
    const isPlace = event.hashChange || (isSame && !hasFailed);
    if (isPlace && path === pagePath(shown)) {
      shown = url;
      return warnOfMissingAnchor(url);
    }
    if (!event.canIntercept || event.downloadRequest !== null || event.formData) return;
    // The server removes a trailing slash, so such a link loads a document.
    if (path === undefined || (!isSame && path !== url.pathname)) return;
    event.signal.addEventListener('abort', () => setTimeout(stopped, 0, event));
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => go(path, event, { ...parts, show, leave }),
    });
  });
}

async function go<Template>(
  path: string,
  event: NavigateEvent,
  { load, show, leave, signalDelay }: NavigationParts<Template> & { leave: () => void },
): Promise<void> {
  const endSignal = signalDelay();
  try {
    const result = await Promise.race([load(path), replaced(event)]);
    if (!result || event.signal.aborted) return;
    // The address is already that of the page, so a reload gets the server's document.
    if (result.kind === 'document') return leave();
    show(result, path);
    scroll(event);
    fadeIn(document.getElementById(partIds.content));
  } catch (error) {
    reportError(error);
    leave();
  } finally {
    endSignal();
  }
}

/** Resolves once the visitor navigates elsewhere or stops loading. */
function replaced({ signal }: NavigateEvent): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
}

/**
 * Scrolls to the anchor or the top of a new page, or to the previous position on one visited
 * before. Moves the keyboard focus there too.
 */
function scroll(event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  const isBack = event.navigationType === 'traverse';
  if (!isBack) warnOfMissingAnchor(url);
  const anchor = isBack ? null : anchorOf(url);
  // Otherwise Firefox would adjust the position by the layout changes of the new page (scroll
  // anchoring).
  document.body.getBoundingClientRect();
  if (isBack || anchor) event.scroll();
  else scrollTo({ top: 0, behavior: 'instant' });
  focusOn(anchor ?? document.getElementById(partIds.content));
}

/** Focuses an element, including one that is not normally focusable. */
function focusOn(element: HTMLElement | null): void {
  if (element && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element?.focus({ preventScroll: true });
}

type Address = Pick<URL, 'pathname' | 'hash'>;

function anchorOf({ hash }: Address): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Warns about an invalid anchor on the console (specification, section 8). */
function warnOfMissingAnchor(url: Address): void {
  if (url.hash.length > 1 && url.hash !== '#top' && !anchorOf(url)) {
    console.warn(`${url.pathname} has no place named ${url.hash}.`);
  }
}

/**
 * Fades in a new page, unless the visitor prefers reduced motion. Unlike a view transition, an
 * animation leaves the page clickable and its first frame undelayed.
 */
function fadeIn(element: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate({ opacity: [0.2, 1] }, { duration: 220, easing: 'ease-out' });
}
