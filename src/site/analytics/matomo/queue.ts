import type { MatomoView } from '#model/views/shell.ts';
import { loadScript } from '../../foreign/load-script.ts';

/**
 * A method of Matomo's tracker, with what it takes
 * (https://developer.matomo.org/api-reference/tracking-javascript).
 */
type Command = [method: string, ...values: (string | number)[]];

declare global {
  interface Window {
    /** Takes commands to Matomo's tracker: a list at first, the tracker itself once it runs. */
    _paq?: { push(...commands: Command[]): unknown };
  }
}

/** The way to Matomo's tracker. */
interface Queue {
  /** Loads the tracker and tells it that consent is given, where it is neither there nor on its way. */
  open(): void;
  /** Hands commands over; where the tracker could not be loaded nothing happens. */
  push(...commands: Command[]): void;
  /** Has the tracker forget that consent was given; one that is still to come gets nothing to do. */
  close(): void;
}

/** For how long the script is waited for, ms. */
const patience = 10_000;

export function createQueue({ script, endpoint, siteId }: MatomoView): Queue {
  /** Ends the wait for the script; missing where it was not asked for, and once it has failed. */
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
      await loadScript(script, AbortSignal.any([controller.signal, AbortSignal.timeout(patience)]));
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
