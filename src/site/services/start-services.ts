import type { Scripts, ScriptView } from '#model/views/shell.ts';

declare global {
  interface WindowEventMap {
    /** A form was accepted; the detail is its name. */
    'form-accepted': CustomEvent<string>;
    /** A search found nothing; the detail is the query. */
    'search-missed': CustomEvent<string>;
  }
}

/** The visitor's consents, as far as services follow them. */
export interface Consents {
  isGiven(functionId: string): boolean;
  /** Calls the listener after each change of the consents, in this tab or another. */
  subscribe(listener: () => void): void;
}

/** A page as services see it. */
export interface ShownPage {
  /** Including query and fragment. */
  path: string;
  title: string;
}

/**
 * What a service runs on all pages: the default export of its feature's `service.client.ts`. It is
 * loaded once the visitor consents, or if a cookie of an earlier consent is left to be deleted, and
 * follows the consent from then on. Returns a function to call whenever another page is shown.
 *
 * @param shown Returns the current page.
 */
export type ServiceScript<View> = (
  view: View,
  consents: Consents,
  shown: () => ShownPage,
) => () => void;

const scripts = import.meta.glob<ServiceScript<ScriptView>>('../../features/*/service.client.ts', {
  import: 'default',
});

/**
 * Starts what services run on all pages. Returns a function to call whenever another page is shown.
 */
export function startServices(views: Scripts, consents: Consents): () => void {
  let page = shownPage();
  const started = Object.entries(views).map(([name, view]) => {
    let pageShown: (() => void) | undefined;
    let isLoaded = false;
    const load = async (): Promise<void> => {
      try {
        if (isLoaded || !(consents.isGiven(view.functionId) || view.cookies.some(isSet))) return;
        isLoaded = true;
        const run = await scripts[`../../features/${name}/service.client.ts`]?.();
        pageShown = run?.(view, consents, () => page);
      } catch {
        // The connection was lost, say, or the document may not read cookies. The next page tries again.
        isLoaded = false;
      }
    };
    consents.subscribe(() => void load());
    void load();
    return () => {
      pageShown?.();
      void load();
    };
  });
  return () => {
    page = shownPage();
    for (const showPage of started) showPage();
  };
}

/** Whether a cookie whose name begins like this is there. */
function isSet(prefix: string): boolean {
  return document.cookie.includes(prefix);
}

/** Call when a page is shown: while the next one loads, the address is already that page's. */
function shownPage(): ShownPage {
  const { pathname, search, hash } = location;
  return { path: pathname + search + hash, title: document.title };
}
