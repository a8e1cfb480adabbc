import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type Language, languages } from '#model/language.ts';
import { components } from '../../gallery/components.ts';
import { Example } from '../../gallery/example-page.tsx';

const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => warn.mockClear());

const found = await Promise.all(
  components.map(async ({ id, part, load }) =>
    Object.entries(await load()).map(([name, example]) => ({
      path: `${id}/${name}`,
      part,
      example,
    })),
  ),
);
const examples = found.flat();

test.for(examples)('$path shows something, without a warning of React', ({ part, example }) => {
  for (const language of languages) {
    const html = render(part, language, example);
    expect(html.length).toBeGreaterThan(render(part, language, null).length);
  }
  expect(warn.mock.calls).toEqual([]);
});

test.for(examples)('$path is fit for an address', ({ path }) => {
  expect(path).toMatch(/^[a-z]+\/[a-z-]+\/[a-z-]+$/);
});

const folders = await Promise.all(
  ['ui', 'shell', 'widgets', 'features'].map(async (part) => {
    const entries = await readdir(`src/site/${part}`, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/site/${part}/${name}/${name}.examples.tsx`);
  }),
);

test.for(folders.flat())('there is %s', (file) => {
  expect(existsSync(file)).toBe(true);
});

function render(part: string, language: Language, example: ReactNode): string {
  return renderToString(
    <Example part={part} language={language}>
      {example}
    </Example>,
  );
}
