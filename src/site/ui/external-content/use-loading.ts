import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Puts content into an element and resolves once it is loaded; rejects if it cannot be. When
 * `signal` aborts, it undoes its changes elsewhere, for example a script; the caller removes the
 * element itself.
 */
export type LoadContent = (place: HTMLElement, signal: AbortSignal) => Promise<void>;

export type LoadingState = 'placeholder' | 'loading' | 'loaded' | 'error';

interface Loading {
  state: LoadingState;
  /** The element that receives the content. */
  place: RefObject<HTMLDivElement | null>;
  /** Tries again after an error. */
  retry: () => void;
}

/** Content that has not loaded after this time counts as failed, ms. */
const timeoutMs = 20_000;

/** Loads content while it is wanted, and removes it afterwards. */
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a further attempt loads again
  }, [load, isWanted, attempt]);

  return {
    state: isWanted ? (outcome ?? 'loading') : 'placeholder',
    place,
    retry: () => setAttempt(attempt + 1),
  };
}

/**
 * Loads into a separate element, removed when `leaving` aborts, so that late content is never
 * shown. An aborted load reports nothing.
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
      const timer = setTimeout(reject, timeoutMs, new Error('There was no answer.'));
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
