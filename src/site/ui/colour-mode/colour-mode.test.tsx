import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ColourModeProvider, useColourMode } from './colour-mode.tsx';
import { useModeStore } from './mode-store.ts';

const Shown = () => useColourMode();

test('the mode is light before the document is looked at', () => {
  const html = renderToString(
    <ColourModeProvider>
      <Shown />
    </ColourModeProvider>,
  );
  expect(html).toBe('light');
});

test('the mode outside of its provider is an error that names what is missing', () => {
  expect(() => renderToString(<Shown />)).toThrow('ColourModeProvider');
});

test('before local storage is looked at nothing is chosen', () => {
  const Preferred = () => {
    const { choice, mode } = useModeStore();
    return `${choice} ${mode}`;
  };
  expect(renderToString(<Preferred />)).toBe('undefined light');
});
