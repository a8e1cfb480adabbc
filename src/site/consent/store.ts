import {
  type ConsentEntry,
  contentPrefix,
  type Decision,
  decisionKey,
  decisionVersion,
  denies,
  parseDecision,
} from '#model/consent/consent.ts';
import { type BrowserStorage, browserStorage } from '../storage/storage.ts';

/** What the visitor has agreed to. Nothing is given where storage holds rubbish. */
export interface ConsentStore {
  /** What was decided on the entries and texts as they are now; null where nothing was. */
  decision: () => Decision | null;
  /** Whether the visitor has agreed to an entry. */
  isGiven: (functionId: string) => boolean;
  /** Keeps what the visitor has decided. What it denies is not always loaded any longer either. */
  save: (entries: readonly ConsentEntry[]) => void;
  /** Forgets the decision: the visitor is asked again. */
  reset: () => void;
  /**
   * The services whose content is always loaded, by the names under which visitors know them, each
   * with its entry of the banner, or with an empty text.
   */
  allowedContents: () => ReadonlyMap<string, string>;
  /**
   * Always loads the content of a service, such as 'Google Maps'.
   *
   * @param functionId The entry of the banner that stands for it, where there is one.
   */
  allow: (service: string, functionId?: string) => void;
  withdraw: (service: string) => void;
  /** Calls back at each change, in other documents too. @returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The visitor's consents in local storage. Where it cannot be written, they hold as long as the
 * document.
 *
 * @param hash Names the entries and texts that the site shows: an answer to others counts for nothing.
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
    // A document that the browser has kept is told nothing of what was decided in others meanwhile.
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
    decision: decision && decision.hash === hash ? decision : null,
    contents: new Map(
      storage
        .keys()
        .filter((key) => key.startsWith(contentPrefix))
        .map((key) => [key.slice(contentPrefix.length), storage.get(key) ?? '']),
    ),
  };
}
