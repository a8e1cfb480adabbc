import { useSyncExternalStore } from 'react';
import type { ColourMode } from '#model/theme.ts';
import { browserStorage } from '../../storage/storage.ts';
import { choiceKey } from './choice-key.ts';
import { documentMode, showMode } from './document-mode.ts';

/** A visitor's choice: a mode, or the system's. */
export type ModeChoice = ColourMode | 'system';

interface ModeStore {
  /** Undefined before a choice. */
  choice: ModeChoice | undefined;
  /** The resulting mode; the theme's mode before a choice. */
  mode: ColourMode;
  choose: (choice: ModeChoice) => void;
  /** Switches to the other mode. */
  toggle: () => void;
}

/**
 * The visitor's colour mode, in which the page is shown. Nothing is stored before a choice. A
 * choice is stored in local storage, or kept for the visit if that is blocked or full.
 */
export function useModeStore(): ModeStore {
  const choice = useSyncExternalStore(subscribe, readChoice, () => undefined);
  const mode = useSyncExternalStore(subscribe, readMode, () => 'light' as const);
  return { choice, mode, choose, toggle };
}

const storage = browserStorage('localStorage');
const listeners = new Set<() => void>();

function choose(choice: ModeChoice): void {
  storage.set(choiceKey, choice);
  showMode(choice);
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
  const stored = storage.get(choiceKey);
  return choices.find((choice) => choice === stored);
}

export const choices: readonly ModeChoice[] = ['light', 'dark', 'system'];

function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  // The choice can also change in other tabs.
  const unsubscribe = storage.subscribe(() => {
    showMode(readChoice() ?? documentMode());
    listener();
  });
  listeners.add(listener);
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
