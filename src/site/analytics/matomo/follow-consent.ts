import type { MatomoView } from '#model/views/shell.ts';
import { hasOptedOut } from './cookies.ts';
import { createTracker, type ShownPage } from './tracker.ts';

/** What the visitor has decided about one service. */
export interface Consent {
  isGiven(): boolean;
  /** Calls the listener after each change of what the visitor has decided, here or in another tab. */
  subscribe(listener: () => void): void;
}

/**
 * Counts the page that is shown, and further ones by calls of what this gives, while consent holds.
 * Who has opted out in Matomo's own frame is left out until they agree anew.
 */
export function followConsent(
  matomo: MatomoView,
  consent: Consent,
  shown: () => ShownPage,
): () => void {
  const tracker = createTracker(matomo, shown);
  /** What was acted on last. After an opt-out the consent that still stands is not acted on. */
  let wasGiven: boolean | undefined = hasOptedOut() ? true : undefined;
  const follow = (): void => {
    const isGiven = consent.isGiven();
    if (isGiven === wasGiven) return;
    wasGiven = isGiven;
    if (isGiven) tracker.start();
    else tracker.stop();
  };
  consent.subscribe(follow);
  follow();
  addEventListener('pageshow', ({ persisted }) => {
    // Back from another site, to a document that the browser has kept.
    if (persisted) tracker.pageShown();
  });
  return () => tracker.pageShown();
}
