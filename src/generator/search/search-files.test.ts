import { expect, test } from 'vitest';
import { searchIndexPath, type SearchIndex } from '#model/search/index-format.ts';
import { type Found, searchIn } from '#model/search/search.ts';
import type { SearchDocument } from '../plan/search-text.ts';
import { searchFiles } from './search-files.ts';

const shapes = ['Trauring', 'Halskette', 'Armbanduhr', 'Ohrstecker', 'Brille', 'Vase', 'Kerze'];
const names = ['Amsel', 'Birke', 'Corvus', 'Distel', 'Elster', 'Fjord', 'Ginster', 'Hasel', 'Iris'];

/** Any number of items, each with a unique article number. */
function items(count: number): SearchDocument[] {
  return Array.from({ length: count }, (_, at) => ({
    group: 'item',
    path: `/schmuck/stueck-${at}`,
    title: `${shapes[at % shapes.length]} ${names[at % names.length]} ${at % 11}`,
    detail: 'Tarn · Schmuck',
    numbers: [`LH-${String(at).padStart(5, '0')}`],
  }));
}

function filesOf(documents: readonly SearchDocument[]): Map<string, string> {
  return searchFiles('de', {
    groups: { item: 'Stücke' },
    documents: () => documents,
    suggestions: [],
  });
}

/** A query's results among documents, and the files that it loaded. */
async function ask(
  files: ReadonlyMap<string, string>,
  query: string,
): Promise<Found & { asked: string[] }> {
  const asked: string[] = [];
  const read = (path: string): unknown => JSON.parse(files.get(path.slice(1)) ?? '');
  const index = read(searchIndexPath('de')) as SearchIndex;
  const search = searchIn(index, 'de', (path) => {
    asked.push(path);
    return Promise.resolve(read(path));
  });
  return { ...(await search(query, 5)), asked };
}

test.each(['LH-01234', 'lh 01234', 'lh01234', '01234'])(
  'the article number "%s" finds its item, below the heading of items',
  async (query) => {
    const { groups } = await ask(filesOf(items(3000)), query);
    expect(groups[0]).toMatchObject({ group: 'item', title: 'Stücke' });
    expect(groups[0]?.entries[0]?.path).toBe('/schmuck/stueck-1234');
  },
);

test('the index of an older release, without headings, can still be searched', async () => {
  const files = filesOf(items(100));
  const path = searchIndexPath('de').slice(1);
  const { groups: _headings, ...older } = JSON.parse(files.get(path) ?? '') as SearchIndex;
  files.set(path, JSON.stringify(older));
  const { groups } = await ask(files, 'LH-00042');
  expect(groups[0]).toMatchObject({ group: 'item', title: '' });
  expect(groups[0]?.entries[0]?.path).toBe('/schmuck/stueck-42');
});

test('a changed item leaves most files unchanged', () => {
  const documents = items(3000);
  const before = filesOf(documents);
  const changed = documents.map((document, at) =>
    at === 1234 ? { ...document, title: 'Siegelring Wolke' } : document,
  );
  const kept = [...filesOf(changed).keys()].filter((path) => before.has(path));
  // The new files are the item's own part, and the parts with its old and new terms.
  expect(before.size - kept.length).toBeLessThanOrEqual(6);
});

test('a query loads few files of a large catalogue', async () => {
  const files = filesOf(items(20_000));
  const { groups, asked } = await ask(files, 'Halskette Birke');
  expect(groups[0]?.count).toBeGreaterThan(100);
  expect(new Set(asked).size).toBeLessThan(12);
  expect(files.size).toBeGreaterThan(400);
});

test('if no document has all words, those with the most of them are found', async () => {
  const { groups } = await ask(filesOf(items(100)), 'Halskette unauffindbar');
  expect(groups[0]?.entries[0]?.title).toContain('Halskette');
});

test('queries without matches give no results', async () => {
  const { groups } = await ask(filesOf(items(10)), 'qqqqqq');
  expect(groups).toEqual([]);
});
