import { beforeAll, describe, expect, test } from 'vitest';
import { filesSource } from '#content/files/files-source.ts';
import { loadSite } from '#content/load.ts';
import { type Language, languages } from '#model/language.ts';
import { searchIndexPath, type SearchIndex } from '#model/search/index-format.ts';
import { type Search, searchIn } from '#model/search/search.ts';
import { content } from '../../../test/support/demo-shop.ts';
import { plan } from '../plan/plan.ts';
import { queries } from './queries.fixture.ts';
import { searchFiles } from './search-files.ts';

/** The demo shop's search in each language, as shipped. */
const searches = new Map<Language, Search>();

beforeAll(async () => {
  const { site } = await loadSite(filesSource(content));
  if (!site) throw new Error('The demo shop has mistakes.');
  for (const [language, source] of plan(site, new Map(), '2026-11-22').search) {
    const files = searchFiles(language, source);
    const read = (path: string) => Promise.resolve(JSON.parse(files.get(path.slice(1)) ?? ''));
    const index = (await read(searchIndexPath(language))) as SearchIndex;
    searches.set(language, searchIn(index, language, read));
  }
});

async function firstHit(language: Language, query: string): Promise<string | undefined> {
  const found = await searches.get(language)?.(query, 1);
  return found?.groups[0]?.entries[0]?.path;
}

describe.each(languages)('the search in "%s"', (language) => {
  test('has the correct first hit for 55 of 60 queries', async () => {
    const asked = Object.entries(queries[language]);
    expect(asked.length).toBeGreaterThanOrEqual(60);
    const hits = await Promise.all(
      asked.map(async ([query, path]) => [query, path, await firstHit(language, query)] as const),
    );
    const wrong = hits.filter(([, path, hit]) => path !== hit);
    const most = Math.floor((asked.length * 5) / 60);
    expect(wrong.slice(most)).toEqual([]);
  });
});
