import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ColourModeProvider, useColourMode } from './colour-mode.tsx';
import { useModeStore } from './mode-store.ts';

const Shown = () => useColourMode();

test('the mode is light before the document is read', () => {
  const html = renderToString(
    <ColourModeProvider>
      <Shown />
    </ColourModeProvider>,
  );
  expect(html).toBe('light');
});

test('using the mode outside its provider throws an error that names the provider', () => {
  expect(() => renderToString(<Shown />)).toThrow('ColourModeProvider');
});

test('there is no choice before local storage is read', () => {
  const Preferred = () => {
    const { choice, mode } = useModeStore();
    return `${choice} ${mode}`;
  };
  expect(renderToString(<Preferred />)).toBe('undefined light');
});
