import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ColourMode } from '#model/theme.ts';
import { documentMode } from './document-mode.ts';

const ModeContext = createContext<ColourMode | undefined>(undefined);

/**
 * Provides the theme's mode to its children. It is fixed: neither the system nor the visitor's
 * choice (`useModeStore`) changes it.
 */
export function ColourModeProvider({ children }: { children: ReactNode }) {
  const mode = useSyncExternalStore(neverChanges, documentMode, () => 'light' as const);
  return <ModeContext value={mode}>{children}</ModeContext>;
}

/** @throws Error outside of a ColourModeProvider. */
export function useColourMode(): ColourMode {
  const mode = useContext(ModeContext);
  if (!mode) throw new Error('useColourMode needs a ColourModeProvider around the component.');
  return mode;
}

const neverChanges = () => () => {};
