import { directions } from '#model/directions.ts';
import type { ServiceScript } from '#site/services/start-services.ts';
import { type Command, createTracker, hasOptedOut } from './tracker.client.ts';
import type { MatomoView } from './views.ts';

/**
 * Counts the current page, further pages through the returned function, and what the visitor does on
 * them, while consent is given.
 * A visitor who opted out in Matomo's own frame is not counted until they consent again.
 */
const followConsent: ServiceScript<MatomoView> = (matomo, consents, shown) => {
  const tracker = createTracker(matomo, shown);
  /** The state acted on last. After an opt-out, a consent that is still stored has no effect. */
  let wasGiven: boolean | undefined = hasOptedOut() ? true : undefined;
  const follow = (): void => {
    const isGiven = consents.isGiven(matomo.functionId);
    if (isGiven === wasGiven) return;
    wasGiven = isGiven;
    if (isGiven) tracker.start();
    else tracker.stop();
  };
  consents.subscribe(follow);
  follow();
  followVisitor((command) => tracker.report(command));
  addEventListener('pageshow', ({ persisted }) => {
    // The visitor came back from another site to a document in the browser's back/forward cache.
    if (persisted) tracker.pageShown();
  });
  return () => tracker.pageShown();
};

export default followConsent;

/** Queries that could contain a mail address or a phone number. */
const personal = /@|(?:\d[\s/-]*){7}/;

/**
 * Reports to Matomo that a visitor called, looked up the way, sent a form, or searched in vain. What
 * a visitor wrote is not sent, except for a query without results.
 */
function followVisitor(report: (command: Command) => void): void {
  addEventListener('click', ({ target }) => {
    const href = target instanceof Element ? target.closest('a')?.href : undefined;
    if (href?.startsWith('tel:')) report(['trackEvent', 'contact', 'call']);
    if (href?.startsWith(directions)) report(['trackEvent', 'contact', 'route']);
  });
  addEventListener('form-accepted', ({ detail: form }) => {
    report(['trackEvent', 'contact', 'request', form]);
  });
  addEventListener('search-missed', ({ detail: query }) => {
    if (!personal.test(query)) report(['trackSiteSearch', query, false, 0]);
  });
}
