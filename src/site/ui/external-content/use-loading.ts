import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Brings content into an element and resolves once it is there; rejects where it does not come.
 * When `signal` aborts it takes back what it has put elsewhere, a script say; the element is removed.
 */
export type LoadContent = (place: HTMLElement, signal: AbortSignal) => Promise<void>;

export type LoadingState = 'placeholder' | 'loading' | 'loaded' | 'error';

interface Loading {
  state: LoadingState;
  /** The element that gets the content. */
  place: RefObject<HTMLDivElement | null>;
  /** Tries once more after an error. */
  retry: () => void;
}

/** After this time, in ms, content that has not come counts as failed. */
const patience = 20_000;

/** Loads content as long as it is wanted, and removes it when it no longer is. */
export function useLoading(load: LoadContent, isWanted: boolean): Loading {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<'loaded' | 'error'>();

  useEffect(() => {
    if (!isWanted || !place.current) return undefined;
    const leaving = new AbortController();
    setOutcome(undefined);
    void loadInto(place.current, load, leaving).then((result) => result && setOutcome(result));
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a further attempt loads anew
  }, [load, isWanted, attempt]);

  return {
    state: isWanted ? (outcome ?? 'loading') : 'placeholder',
    place,
    retry: () => setAttempt(attempt + 1),
  };
}

/**
 * Loads into an element of its own, which goes with `leaving`: what comes too late is not seen.
 * Nothing is told of a loading that was left.
 */
async function loadInto(
  parent: HTMLElement,
  load: LoadContent,
  leaving: AbortController,
): Promise<'loaded' | 'error' | undefined> {
  const { signal } = leaving;
  const element = document.createElement('div');
  parent.append(element);
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(reject, patience, new Error('There was no answer.'));
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        element.remove();
        reject(new Error('It is no longer wanted.'));
      });
      load(element, signal).then(resolve, reject);
    });
    return 'loaded';
  } catch (error) {
    if (signal.aborted) return undefined;
    console.warn('External content could not be loaded.', error);
    leaving.abort();
    return 'error';
  }
}
