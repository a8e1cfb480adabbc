import { loadScript } from '#site/foreign/load-script.ts';
import type { ShownPage } from '#site/services/start-services.ts';
import type { MatomoView } from './views.ts';

/**
 * A method of Matomo's tracker with its arguments
 * (https://developer.matomo.org/api-reference/tracking-javascript).
 */
export type Command = [method: string, ...values: (string | number | false)[]];

declare global {
  interface Window {
    /**
     * Receives commands for Matomo's tracker: an array at first, and the tracker itself once it
     * runs.
     */
    _paq?: { push(...commands: Command[]): unknown };
  }
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
      deleteCookies(matomo.cookies);
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

/** The connection to Matomo's tracker. */
interface Queue {
  /** Reports consent to the tracker, and loads it unless it is loaded or loading. */
  open(): void;
  /** Passes commands on; does nothing if the tracker could not be loaded. */
  push(...commands: Command[]): void;
  /**
   * Reports to the tracker that consent was withdrawn. A tracker still loading gets no commands.
   */
  close(): void;
}

/** Time limit for loading the script, ms. */
const timeoutMs = 10_000;

function createQueue({ script, endpoint, siteId }: MatomoView): Queue {
  /** Aborts loading the script; undefined before loading and after a failure. */
  let loading: AbortController | undefined;
  let isRunning = false;

  async function load(): Promise<void> {
    const controller = new AbortController();
    loading = controller;
    const setUp: Command[] = [
      ['requireConsent'],
      ['setConsentGiven'],
      ['setTrackerUrl', endpoint],
      ['setSiteId', siteId],
      ['enableJSErrorTracking'],
    ];
    window._paq = setUp;
    try {
      await loadScript(
        script,
        AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]),
      );
      isRunning = true;
    } catch {
      if (loading === controller) giveUp();
    }
  }

  function giveUp(): void {
    loading?.abort();
    loading = undefined;
    delete window._paq;
  }

  const queue: Queue = {
    open() {
      if (!loading) void load();
    },
    push(...commands) {
      if (loading) window._paq?.push(...commands);
    },
    close() {
      if (isRunning) queue.push(['forgetConsentGiven']);
      else giveUp();
    },
  };
  return queue;
}

/** Whether the visitor has opted out in Matomo's own frame, whose tracker then sets this cookie. */
export function hasOptedOut(): boolean {
  return /(?:^|; )mtm_consent_removed=/.test(document.cookie);
}

/** Deletes the cookies set by Matomo's tracker, given by their prefixes. */
function deleteCookies(prefixes: readonly string[]): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (prefixes.some((prefix) => name.startsWith(prefix))) {
      document.cookie = `${name}=; path=/; max-age=0`;
    }
  }
}
