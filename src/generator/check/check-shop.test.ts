import { expect, test } from 'vitest';
import { adding, problemsAfter, replacing } from './shop.fixture.ts';

test('a new shop has no mistakes', async () => {
  expect(await problemsAfter({})).toEqual([]);
});

test('a shop that cannot be built is told what the loader found, and nothing more', async () => {
  const problems = await problemsAfter({
    'company.yaml': replacing('display_name: Kornblum\n', ''),
    'pages/imprint/de.md': adding('§ 5 TMG'),
  });
  expect(problems).toMatchObject([{ file: 'company.yaml', field: 'display_name' }]);
});

test('what the loader found stands beside what the checks found', async () => {
  const problems = await problemsAfter({
    'widgets.yaml': replacing('address', 'weather'),
    'pages/imprint/de.md': adding('§ 5 TMG'),
  });
  expect(problems.map(({ file }) => file)).toEqual(['widgets.yaml', 'pages/imprint/de.md']);
});
