import type { MatomoView } from '#model/views/shell.ts';
import { hasOptedOut } from './cookies.ts';
import { createTracker, type ShownPage } from './tracker.ts';
import { followVisitor } from './visitor-events.ts';

/** The visitor's consent to one service. */
export interface Consent {
  isGiven(): boolean;
  /** Calls the listener after each change of the consent, in this tab or another. */
  subscribe(listener: () => void): void;
}

/**
 * Counts the current page, further pages through the returned function, and what the visitor does on
 * them, while consent is given.
 * A visitor who opted out in Matomo's own frame is not counted until they consent again.
 */
export function followConsent(
  matomo: MatomoView,
  consent: Consent,
  shown: () => ShownPage,
): () => void {
  const tracker = createTracker(matomo, shown);
  /** The state acted on last. After an opt-out, a consent that is still stored has no effect. */
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
  followVisitor((command) => tracker.report(command));
  addEventListener('pageshow', ({ persisted }) => {
    // The visitor came back from another site to a document in the browser's back/forward cache.
    if (persisted) tracker.pageShown();
  });
  return () => tracker.pageShown();
}
