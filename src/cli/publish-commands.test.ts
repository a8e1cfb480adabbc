import { expect, test } from 'vitest';
import { releaseTable } from './publish-commands.ts';

test('releases are listed with their changes, and the current one is marked', () => {
  const time = '2027-03-14T09:30:00.000Z';
  const table = releaseTable([
    { id: 'b', time, current: false, pages: 12, changes: { added: 1, removed: 0, changed: 3 } },
    { id: 'a', time, current: true, pages: 11 },
  ]);
  expect(table).toMatch(/^ {2}b {2}2027-03-14 \d\d:\d\d:00 {2}12 pages, 1 added, 3 changed\n/);
  expect(table).toMatch(/\n\* a {2}.* {2}11 pages\n$/);
});

test('an empty list says that there are no releases', () => {
  expect(releaseTable([])).toBe('Nothing was built yet.\n');
});
