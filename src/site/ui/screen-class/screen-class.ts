import { useSyncExternalStore } from 'react';

/** The minimum window width of each class, px. Narrower windows are `xs`. */
const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 };

type ScreenClass = 'xs' | keyof typeof breakpoints;

/**
 * The class of the window's width; `xxl` before it is measured. For layout use CSS: this is for
 * what CSS cannot do, such as not loading or running something. Updates once resizing has paused
 * for 100 ms.
 */
export function useScreenClass(): ScreenClass {
  return useSyncExternalStore(
    subscribe,
    () => measured,
    () => unmeasured,
  );
}

/** The class of a width in px. */
export function screenClassOf(width: number): ScreenClass {
  const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[];
  return names.findLast((name) => width >= breakpoints[name]) ?? 'xs';
}

const unmeasured = 'xxl';
const debounceMs = 100;
const listeners = new Set<() => void>();
let measured: ScreenClass = unmeasured;
let timer: number | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  measure();
  window.addEventListener('resize', measureSoon);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('resize', measureSoon);
    window.clearTimeout(timer);
  };
}

function measureSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(measure, debounceMs);
}

function measure(): void {
  measured = screenClassOf(window.innerWidth);
  for (const listener of listeners) listener();
}
