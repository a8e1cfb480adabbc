import type { MatomoView } from '#model/views/shell.ts';
import type { Consent } from './matomo/follow-consent.ts';

/**
 * Has visits counted as long as the visitor agrees; the code for it is loaded no sooner, unless
 * cookies of a consent that holds no longer are to go. Gives what is to be called whenever a further
 * page is shown.
 */
export function startAnalytics(matomo: MatomoView, consent: Consent): () => void {
  let pageShown: (() => void) | undefined;
  let isLoaded = false;
  const load = async (): Promise<void> => {
    if (isLoaded || !(consent.isGiven() || /_pk_|mtm_/.test(document.cookie))) return;
    isLoaded = true;
    try {
      const { followConsent } = await import('./matomo/follow-consent.ts');
      pageShown = followConsent(matomo, consent);
    } catch {
      // The connection is gone, say. The next page may have better luck.
      isLoaded = false;
    }
  };
  consent.subscribe(() => void load());
  void load();
  return () => {
    pageShown?.();
    void load();
  };
}
