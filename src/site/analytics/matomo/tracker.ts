import type { MatomoView } from '#model/views/shell.ts';
import { deleteCookies } from './cookies.ts';
import { createQueue } from './queue.ts';

/** A page as Matomo is told of it. */
export interface ShownPage {
  /** With query and fragment. */
  path: string;
  title: string;
}

/** What counts pages while consent holds. */
interface Tracker {
  /** Consent is given: counts the page that is shown. */
  start(): void;
  /** Consent is withdrawn: nothing more is counted, and Matomo's cookies go. */
  stop(): void;
  /** Another page is shown. */
  pageShown(): void;
}

/** How long after it was shown a page is counted, ms (specification, section 8). */
const delay = 32;

/** @param shown Gives the page that is shown. */
export function createTracker(matomo: MatomoView, shown: () => ShownPage): Tracker {
  const queue = createQueue(matomo);
  let isOn = false;
  let timer: number | undefined;
  /** Address of the page counted last; missing where none was since consent was given. */
  let previous: string | undefined;
  let isDurationSent = false;
  /** Whether Matomo was told of a withdrawal since it counted a page. */
  let isWithdrawn = false;

  /** Tells Matomo of a page (specification, section 7). */
  function count({ path, title }: ShownPage): void {
    if (previous !== undefined) queue.push(['setReferrerUrl', previous]);
    queue.push(['setCustomUrl', path], ['setDocumentTitle', title], ['trackPageView']);
    // Only now: a new page makes Matomo drop what it has kept from a time without consent.
    if (isWithdrawn) queue.push(['setConsentGiven']);
    isWithdrawn = false;
    queue.push(['enableLinkTracking'], ['trackAllContentImpressions']);
    previous = new URL(path, location.origin).href;
    if (isDurationSent) return;
    isDurationSent = true;
    queue.push(['trackEvent', 'javascript', 'load', 'duration', loadDuration()]);
  }

  const tracker: Tracker = {
    start() {
      isOn = true;
      tracker.pageShown();
    },
    stop() {
      isOn = false;
      clearTimeout(timer);
      previous = undefined;
      isWithdrawn = true;
      queue.push(['setReferrerUrl', '']);
      queue.close();
      deleteCookies();
    },
    pageShown() {
      clearTimeout(timer);
      if (!isOn) return;
      queue.open();
      timer = window.setTimeout(count, delay, shown());
    },
  };
  return tracker;
}

/** How long the document took to load, ms; until now, where it is still loading. */
function loadDuration(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return Math.round(navigation?.duration || performance.now());
}
