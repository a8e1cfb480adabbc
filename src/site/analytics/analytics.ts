import type { MatomoView } from '#model/views/shell.ts';
import type { Consent } from './matomo/follow-consent.ts';
import type { ShownPage } from './matomo/tracker.ts';

/**
 * Counts visits while the visitor consents. The code for that is loaded only with consent, or to
 * delete the cookies of an earlier consent. Returns a function to call whenever another page is
 * shown.
 */
export function startAnalytics(matomo: MatomoView, consent: Consent): () => void {
  let page = shownPage();
  let pageShown: (() => void) | undefined;
  let isLoaded = false;
  const load = async (): Promise<void> => {
    try {
      if (isLoaded || !(consent.isGiven() || /_pk_|mtm_/.test(document.cookie))) return;
      isLoaded = true;
      const { followConsent } = await import('./matomo/follow-consent.ts');
      pageShown = followConsent(matomo, consent, () => page);
    } catch {
      // The connection was lost, say, or the document may not read cookies. The next page tries again.
      isLoaded = false;
    }
  };
  consent.subscribe(() => void load());
  void load();
  return () => {
    page = shownPage();
    pageShown?.();
    void load();
  };
}

/** Call when a page is shown: while the next one loads, the address is already that page's. */
function shownPage(): ShownPage {
  const { pathname, search, hash } = location;
  return { path: pathname + search + hash, title: document.title };
}
