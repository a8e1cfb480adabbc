import {
  type ConsentEntry,
  contentPrefix,
  type Decision,
  decisionKey,
  decisionVersion,
  denies,
  parseDecision,
  signalTime,
} from '#model/consent/consent.ts';
import { type BrowserStorage, browserStorage } from '../storage/storage.ts';

/** The visitor's consents. Invalid data in storage counts as no consent. */
export interface ConsentStore {
  /**
   * The decision on the current entries and texts; null if there is none. Until the visitor decides,
   * a browser's Global Privacy Control counts as a refusal.
   */
  decision: () => Decision | null;
  /** Whether the visitor has consented to an entry. */
  isGiven: (functionId: string) => boolean;
  /** Stores the visitor's decision. Content of denied entries no longer always loads. */
  save: (entries: readonly ConsentEntry[]) => void;
  /** Deletes all that is stored, so that the visitor is asked again. */
  reset: () => void;
  /**
   * The services whose content always loads, by the name that visitors know, each with its banner
   * entry or an empty string.
   */
  allowedContents: () => ReadonlyMap<string, string>;
  /**
   * Always loads the content of a service, such as 'Google Maps'.
   *
   * @param functionId The service's entry in the banner, if it has one.
   */
  allow: (service: string, functionId?: string) => void;
  withdraw: (service: string) => void;
  /**
   * Calls back at each change, including those in other documents. @returns a function that
   * unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The visitor's consents in local storage. If that cannot be written, they last as long as the
 * document.
 *
 * @param hash Identifies the entries and texts on the site: a decision on others does not count.
 */
export function createConsentStore(hash: string | undefined): ConsentStore {
  const storage = browserStorage('localStorage');
  const listeners = new Set<() => void>();
  let current = read(storage, hash);
  const readAgain = () => {
    current = read(storage, hash);
    for (const listener of listeners) listener();
  };

  storage.subscribe((key) => {
    if (key === null || key === decisionKey || key.startsWith(contentPrefix)) readAgain();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A document in the back/forward cache does not hear of decisions made in other documents.
    if (persisted) readAgain();
  });

  return {
    decision: () => current.decision,
    isGiven: (id) =>
      current.decision?.entries.some(
        ({ function_id, consentGiven }) => function_id === id && consentGiven,
      ) ?? false,
    save(entries) {
      if (hash === undefined) return;
      const decision: Decision = {
        version: decisionVersion,
        time: new Date().toISOString(),
        hash,
        entries: [...entries],
      };
      storage.set(decisionKey, JSON.stringify(decision));
      for (const [service, functionId] of current.contents) {
        if (denies(decision, functionId)) storage.remove(contentPrefix + service);
      }
      readAgain();
    },
    reset() {
      storage.remove(decisionKey);
      for (const service of current.contents.keys()) storage.remove(contentPrefix + service);
      readAgain();
    },
    allowedContents: () => current.contents,
    allow(service, functionId = '') {
      if (current.contents.has(service)) return;
      storage.set(contentPrefix + service, functionId);
      readAgain();
    },
    withdraw(service) {
      storage.remove(contentPrefix + service);
      readAgain();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Stored {
  decision: Decision | null;
  contents: ReadonlyMap<string, string>;
}

function read(storage: BrowserStorage, hash: string | undefined): Stored {
  const decision = parseDecision(storage.get(decisionKey));
  return {
    decision: decision && decision.hash === hash ? decision : refusalBySignal(hash),
    contents: new Map(
      storage
        .keys()
        .filter((key) => key.startsWith(contentPrefix))
        .map((key) => [key.slice(contentPrefix.length), storage.get(key) ?? '']),
    ),
  };
}

/** Not stored, since it ends with the signal: https://www.w3.org/TR/gpc/ */
function refusalBySignal(hash: string | undefined): Decision | null {
  if (hash === undefined || !navigator.globalPrivacyControl) return null;
  return { version: decisionVersion, time: signalTime, hash, entries: [] };
}
