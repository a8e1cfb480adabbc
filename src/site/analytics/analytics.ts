import type { MatomoView } from '#model/views/shell.ts';
import type { Consent } from './matomo/follow-consent.ts';
import type { ShownPage } from './matomo/tracker.ts';

/**
 * Has visits counted as long as the visitor agrees; the code for it is loaded no sooner, unless
 * cookies of a consent that holds no longer are to go. Gives what is to be called whenever a further
 * page is shown.
 */
export function startAnalytics(matomo: MatomoView, consent: Consent): () => void {
  let page = shownPage();
  let pageShown: (() => void) | undefined;
  let isLoaded = false;
  const load = async (): Promise<void> => {
    if (isLoaded || !(consent.isGiven() || /_pk_|mtm_/.test(document.cookie))) return;
    isLoaded = true;
    try {
      const { followConsent } = await import('./matomo/follow-consent.ts');
      pageShown = followConsent(matomo, consent, () => page);
    } catch {
      // The connection is gone, say. The next page may have better luck.
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

/** To be asked when a page is shown: while the next one loads, the address is its own already. */
function shownPage(): ShownPage {
  const { pathname, search, hash } = location;
  return { path: pathname + search + hash, title: document.title };
}
