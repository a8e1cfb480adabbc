import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** The current minute in milliseconds; 0 in the built document, which does not know the time. */
export function useNow(): number {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => 0,
  );
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
}
