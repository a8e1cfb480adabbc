import type { ReactNode } from 'react';
import { ColourModeProvider, useColourMode } from './colour-mode.tsx';
import { useModeStore } from './mode-store.ts';

function PageMode() {
  return <p>This page is {useColourMode()}.</p>;
}

function PreferredMode() {
  const { mode, toggle } = useModeStore();
  return (
    <button type="button" onClick={toggle}>
      You prefer {mode}
    </button>
  );
}

export const examples: Record<string, ReactNode> = {
  'of-the-page': (
    <ColourModeProvider>
      <PageMode />
    </ColourModeProvider>
  ),
  'of-the-visitor': <PreferredMode />,
};
