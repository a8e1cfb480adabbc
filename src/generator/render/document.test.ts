import { expect, test } from 'vitest';
import { documentMaker } from './document.ts';

test('a template without styles is refused, with the expected file name', () => {
  const head = { title: '', description: '', alternates: {}, openGraph: {}, jsonLd: [] };
  const parts = {
    mode: 'light',
    themeColours: { light: '#ffffff', dark: '#101010' },
    fonts: [],
    hasIcons: false,
    script: '',
    serviceWorker: 'on',
  } as const;
  expect(() =>
    documentMaker({ ...parts, styles: { shared: '', print: '', own: { 'template-home': '' } } })({
      language: 'de',
      template: 'template-not-found',
      head,
      hash: '',
      queries: [],
      body: [],
    }),
  ).toThrow('"not-found/not-found.tsx"');
});
