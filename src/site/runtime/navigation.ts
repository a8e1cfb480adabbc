import { partIds } from '#model/part-ids.ts';
import { pagePath } from './addresses.ts';
import type { DelaySignal } from './delay-signal.ts';
import type { Loader } from './loader/loader.ts';
import type { LoadResult } from './page.ts';

type Shown<Template> = Exclude<LoadResult<Template>, { kind: 'document' }>;

interface NavigationParts<Template> {
  load: Loader<Template>;
  /** Puts what was loaded for a path into the document, at once. */
  show: (result: Shown<Template>, path: string) => void;
  signalDelay: DelaySignal;
}

/**
 * Takes over the way from page to page (https://html.spec.whatwg.org/#navigation-api): links, back
 * and forward. What it leaves alone the browser does: other sites, files, downloads, new tabs,
 * reloads, places on the same page. Browsers without the Navigation API do all of it.
 */
export function startNavigation<Template>(parts: NavigationParts<Template>): void {
  warnOfMissingAnchor(location);
  if (!('navigation' in window)) {
    addEventListener('hashchange', () => warnOfMissingAnchor(location));
    return;
  }
  let isLeaving = false;
  let shown = pagePath(new URL(location.href));
  let hasFailed = false;
  const leave = (): void => {
    isLeaving = true;
    location.reload();
  };
  const show: typeof parts.show = (result, path) => {
    shown = path;
    hasFailed = result.kind === 'error';
    parts.show(result, path);
  };
  navigation.addEventListener('navigate', (event) => {
    if (isLeaving || event.navigationType === 'reload') return;
    const url = new URL(event.destination.url);
    const path = pagePath(url);
    // While a page loads, the address is its own already: a place on it is a way to it.
    const isPlace = event.hashChange || (isSamePlace(event, url) && !hasFailed);
    if (isPlace && path === shown) return warnOfMissingAnchor(url);
    if (!event.canIntercept || event.downloadRequest !== null || event.formData) return;
    if (path === undefined) return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => go(path, event, { ...parts, show, leave }),
    });
  });
}

/** Whether a link leads once more to the place that the address names. */
function isSamePlace({ destination }: NavigateEvent, { hash, href }: URL): boolean {
  return destination.sameDocument && hash !== '' && href === location.href;
}

async function go<Template>(
  path: string,
  event: NavigateEvent,
  { load, show, leave, signalDelay }: NavigationParts<Template> & { leave: () => void },
): Promise<void> {
  const endSignal = signalDelay();
  try {
    const result = await Promise.race([load(path), replaced(event)]);
    if (!result) return;
    // The address is that of the page already: the server's document of it is one reload away.
    if (result.kind === 'document') return leave();
    await withTransition(() => {
      if (event.signal.aborted) return;
      show(result, path);
      scroll(event);
    });
  } finally {
    endSignal();
  }
}

/** Ends once the visitor goes elsewhere, or stops. */
function replaced({ signal }: NavigateEvent): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
}

/**
 * To the anchor or the top of a new page, to where the visitor was on one that is met again. The
 * keyboard goes on from there.
 */
function scroll(event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  const isBack = event.navigationType === 'traverse';
  if (!isBack) warnOfMissingAnchor(url);
  const anchor = isBack ? null : anchorOf(url);
  if (isBack || anchor) event.scroll();
  else scrollTo({ top: 0, behavior: 'instant' });
  focusOn(anchor ?? document.getElementById(partIds.content));
}

/** Gives an element the focus, one that cannot have it otherwise too. */
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

/** An invalid anchor is told to the console (specification, section 8). */
function warnOfMissingAnchor(url: Address): void {
  if (url.hash.length > 1 && url.hash !== '#top' && !anchorOf(url)) {
    console.warn(`${url.pathname} has no place named ${url.hash}.`);
  }
}

/** Changes the document in a view transition, where the visitor and the browser want one. */
async function withTransition(change: () => void): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition || document.visibilityState === 'hidden') {
    return change();
  }
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // A transition that is skipped, by the next click say, is no failure.
  ready.catch(() => {});
  await updateCallbackDone;
}
