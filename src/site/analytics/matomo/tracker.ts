import type { MatomoView } from '#model/views/shell.ts';
import { deleteCookies } from './cookies.ts';
import { type Command, createQueue } from './queue.ts';

/** A page as reported to Matomo. */
export interface ShownPage {
  /** Including query and fragment. */
  path: string;
  title: string;
}

/** Counts pages while consent is given. */
interface Tracker {
  /** Consent was given: counts the current page. */
  start(): void;
  /** Consent was withdrawn: stops counting and deletes Matomo's cookies. */
  stop(): void;
  /** Another page is shown. */
  pageShown(): void;
  /** The visitor did something on the current page. */
  report(command: Command): void;
}

/** Delay between showing a page and counting it, ms (specification, section 8). */
const delay = 32;

/** @param shown Returns the current page. */
export function createTracker(matomo: MatomoView, shown: () => ShownPage): Tracker {
  const queue = createQueue(matomo);
  let isOn = false;
  let timer: number | undefined;
  /** Address of the page counted last; undefined if none was counted since consent was given. */
  let previous: string | undefined;
  let isDurationSent = false;
  /** Whether Matomo was told of a withdrawal after the last counted page. */
  let isWithdrawn = false;

  /** Reports a page to Matomo (specification, section 7). */
  function count({ path, title }: ShownPage): void {
    if (previous !== undefined) queue.push(['setReferrerUrl', previous]);
    else if (comesFromLinkInMail()) queue.push(['setReferrerUrl', '']);
    queue.push(['setCustomUrl', path], ['setDocumentTitle', title], ['trackPageView']);
    // Sent no earlier than here: a new page makes Matomo discard what it recorded without consent.
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
    report(command) {
      if (isOn) queue.push(command);
    },
  };
  return tracker;
}

/** Whether the page before was one of the server's, whose address may contain a secret token. */
function comesFromLinkInMail(): boolean {
  return document.referrer.startsWith(`${location.origin}/api/`);
}

/** How long the document took to load, ms; the time until now if it is still loading. */
function loadDuration(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return Math.round(navigation?.duration || performance.now());
}
