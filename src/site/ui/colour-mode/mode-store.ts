import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../storage/storage.ts';
import { type ColourMode, documentMode } from './document-mode.ts';

/** What a visitor can choose: a mode, or that of the system. */
type ModeChoice = ColourMode | 'system';

interface ModeStore {
  /** Undefined before a choice. */
  choice: ModeChoice | undefined;
  /** What the choice comes to; the page's mode before a choice. */
  mode: ColourMode;
  choose: (choice: ModeChoice) => void;
  /** Chooses the other mode. */
  toggle: () => void;
}

/**
 * The mode that the visitor prefers, kept in local storage, or for the visit where that is blocked
 * or full. It changes nothing of the page by itself, which keeps the mode of its theme.
 */
export function useModeStore(): ModeStore {
  const choice = useSyncExternalStore(subscribe, readChoice, () => undefined);
  const mode = useSyncExternalStore(subscribe, readMode, () => 'light' as const);
  return { choice, mode, choose, toggle };
}

const key = 'colour-mode';
const storage = browserStorage('localStorage');
const listeners = new Set<() => void>();

function choose(choice: ModeChoice): void {
  storage.set(key, choice);
  for (const listener of listeners) listener();
}

function toggle(): void {
  choose(readMode() === 'dark' ? 'light' : 'dark');
}

function readMode(): ColourMode {
  const choice = readChoice();
  if (choice !== 'system') return choice ?? documentMode();
  return systemIsDark().matches ? 'dark' : 'light';
}

function readChoice(): ModeChoice | undefined {
  const stored = storage.get(key);
  return choices.find((choice) => choice === stored);
}

const choices: readonly ModeChoice[] = ['light', 'dark', 'system'];

function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  listeners.add(listener);
  // Other tabs choose as well.
  const unsubscribe = storage.subscribe(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
    system.removeEventListener('change', listener);
  };
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
