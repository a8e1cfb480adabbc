import { expect, test } from 'vitest';
import type { SearchDocument, SearchSource } from './plan/search-text.ts';
import type { Language } from '#model/language.ts';
import { digest } from './text/digest.ts';
import { isKnown } from './release-files.ts';
import { releaseSearch } from './release-search.ts';
import { searchFiles } from './search/search-files.ts';

function source(...titles: string[]): SearchSource {
  const documents = titles.map((title, at): SearchDocument => ({
    group: 'page',
    path: `/seite-${at}`,
    title,
  }));
  return { groups: { page: 'Seiten' }, documents: () => documents, suggestions: [] };
}

/** The search part of a release's metadata. */
function released(search: ReadonlyMap<Language, SearchSource>, code = 'code') {
  const { sources, files } = releaseSearch(search, code);
  const hashes = Array.from(files, ([path, file]) => [
    path,
    digest(isKnown(file) ? file.contents().toString() : file),
  ]);
  return {
    search: sources,
    files: { 'robots.txt': 'r', ...(Object.fromEntries(hashes) as Record<string, string>) },
  };
}

const before = new Map([
  ['de', source('Trauringe', 'Uhren')],
  ['en', source('Wedding rings', 'Watches')],
] as const);

test('an unchanged language keeps its files, and a changed one gets new files', () => {
  const previous = released(before);
  const changed = new Map([...before, ['de', source('Trauringe', 'Ketten')] as const]);
  const { sources, files } = releaseSearch(changed, 'code', previous);
  expect(sources['en']).toBe(previous.search['en']);
  expect(sources['de']).not.toBe(previous.search['de']);
  const known = [...files].filter(([, file]) => isKnown(file));
  const kept = Object.entries(previous.files).filter(([path]) => /search-en[-.]/.test(path));
  expect(known.map(([path, file]) => [path, isKnown(file) && file.hash])).toEqual(kept);
  expect(kept.length).toBeGreaterThan(1);
  const made = [...files].filter(([, file]) => !isKnown(file));
  expect(new Map(made)).toEqual(searchFiles('de', source('Trauringe', 'Ketten')));
});

test('a reused file can be rebuilt', () => {
  const { files } = releaseSearch(before, 'code', released(before));
  const contents = Array.from(files, ([path, file]) => [path, isKnown(file) && file.contents()]);
  expect(new Map(contents as [string, string][])).toEqual(releaseSearch(before, 'code').files);
});

test.each([
  ['other code', released(before, 'older')],
  ['a release without search metadata', { ...released(before), search: {} }],
  ['a release without its files', { ...released(before), files: {} }],
])('everything is rebuilt after %s', (_, previous) => {
  const { files } = releaseSearch(before, 'code', previous);
  expect([...files.values()].some(isKnown)).toBe(false);
});
