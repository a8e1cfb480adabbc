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

test.for(examples)('$path renders something, without a React warning', ({ part, example }) => {
  for (const language of languages) {
    const html = render(part, language, example);
    expect(html.length).toBeGreaterThan(render(part, language, null).length);
  }
  expect(warn.mock.calls).toEqual([]);
});

test.for(examples)('$path is valid in an address', ({ path }) => {
  expect(path).toMatch(/^[a-z]+\/[a-z-]+\/[a-z-]+$/);
});

/**
 * A folder below a part of the site with a component of the same name; templates are shown as
 * pages.
 */
const entries = await readdir('src/site', { recursive: true, withFileTypes: true });
const needed = entries
  .filter((entry) => entry.isDirectory() && !/^src\/site(?:\/templates)?$/.test(entry.parentPath))
  .map(({ parentPath, name }) => `${parentPath}/${name}/${name}`)
  .filter((path) => existsSync(`${path}.tsx`))
  .map((path) => `${path}.examples.tsx`);

test('components are found', () => {
  expect(needed.length).toBeGreaterThan(40);
});

test.for(needed)('there is %s', (file) => {
  expect(existsSync(file)).toBe(true);
});

function render(part: string, language: Language, example: ReactNode): string {
  return renderToString(
    <Example part={part} language={language}>
      {example}
    </Example>,
  );
}
