import type { MatomoView } from '#model/views/shell.ts';
import { loadScript } from '../../foreign/load-script.ts';

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

export function createQueue({ script, endpoint, siteId }: MatomoView): Queue {
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
