import { expect, test } from 'vitest';
import { lint, type Line } from './oxlint-on-files.ts';

const lines: Line[] = [
  ['stars.ts', "export * from './a.ts';"],
  ['stars.ts', "export * as b from './b.ts';"],
  ['names.ts', "export { a } from './a.ts';"],
  ['types.ts', "export type { A } from './a.ts';"],
  ['index.ts', 'export const a = 1;'],
  ['index.tsx', 'export const a = 1;'],
  ['own.ts', "export { a } from './a.ts';"],
  ['own.ts', 'export const b = 2;'],
  ['entry.ts', "import './a.ts';"],
];

const messages = await lint('no-barrel', lines);

test.each(['stars.ts', 'names.ts', 'types.ts'])('%s, which only re-exports, is refused', (file) => {
  expect(messages.get(file)).toEqual([expect.stringContaining('Import from the files themselves')]);
});

test.each(['index.ts', 'index.tsx'])('the name %s is refused', (file) => {
  expect(messages.get(file)).toEqual([expect.stringContaining('Name it after its main export')]);
});

test.each(['own.ts', 'entry.ts'])('%s, which has something of its own, passes', (file) => {
  expect(messages.get(file)).toEqual([]);
});
