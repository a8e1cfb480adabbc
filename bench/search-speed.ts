import { brotliCompressSync, constants } from 'node:zlib';
import type { SearchDocument } from '#generator/plan/search-text.ts';
import { searchFiles } from '#generator/search/search-files.ts';
import { searchIndexPath, type SearchIndex } from '#model/search/index-format.ts';
import { searchIn } from '#model/search/search.ts';
import { median, type Row } from './table.ts';

const queries = ['Trauring', 'trauring weissgold', 'Ring', 'Ohrstekcer', 'Damenuhr', 'LH-00123'];

/**
 * Measures the German search over so many made-up items: what is loaded until the first results are
 * shown, in brotli, and how long they take once that is there.
 */
export async function benchSearch(count: number, runs: number): Promise<Row[]> {
  const documents = items(count);
  const start = performance.now();
  const files = searchFiles('de', {
    groups: { item: 'Stücke' },
    documents: () => documents,
    suggestions: [],
  });
  const made = performance.now() - start;
  const parsed = new Map<string, unknown>();
  const load = (path: string): Promise<unknown> => {
    const value: unknown = parsed.get(path) ?? JSON.parse(files.get(path.slice(1)) ?? '');
    parsed.set(path, value);
    return Promise.resolve(value);
  };
  const index = (await load(searchIndexPath('de'))) as SearchIndex;
  const search = searchIn(index, 'de', load);
  const rows: Row[] = [];
  for (const query of queries) {
    parsed.clear();
    await load(searchIndexPath('de'));
    const { groups } = await search(query, 5);
    const loaded = [...parsed.keys()];
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const before = performance.now();
      await search(query, 5);
      times.push(performance.now() - before);
    }
    rows.push({
      name: `"${query}" among ${count} items`,
      found: `${groups.reduce((sum, group) => sum + group.count, 0)}`,
      requests: `${loaded.length}`,
      loaded: kilobytes(loaded.map((path) => files.get(path.slice(1)) ?? '')),
      results: `${median(times).toFixed(1)} ms`,
    });
  }
  const all = {
    name: `the search of ${count} items, made in ${(made / 1000).toFixed(1)} s`,
    found: '',
    requests: `${files.size}`,
    loaded: kilobytes([...files.values()]),
    results: '',
  };
  return [...rows, all];
}

function kilobytes(files: readonly string[]): string {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file, quality).length, 0);
  return `${Math.round(bytes / 1024)} KB`;
}

const shapes =
  'Trauring Verlobungsring Halskette Ohrstecker Armband Armbanduhr Wanduhr Brille Vase';
const metals = 'Gelbgold Weißgold Roségold Platin Silber Stahl Titan Keramik Leder Leinen Eiche';
const names = 'Amsel Birke Corvus Distel Elster Fjord Ginster Hasel Iris Jura Kiesel Linde Mohn';
const brands = 'Tarn Mirelle Ostra Valmere Nordlicht Okulo Webhaus';

function items(count: number): SearchDocument[] {
  const pick = (words: string, at: number) =>
    words.split(' ').at(at % words.split(' ').length) ?? '';
  return Array.from({ length: count }, (_, at) => {
    // Spreads the words over the items.
    const mixed = (at * 7919) % 1_000_003;
    return {
      group: 'item',
      path: `/schmuck/stueck-${at}`,
      title: `${pick(shapes, mixed)} ${pick(names, mixed >> 3)} ${pick(metals, mixed >> 6)}`,
      detail: `${pick(brands, mixed >> 4)} · Schmuck`,
      names: [`${(mixed % 70) / 10 + 2} mm`],
      numbers: [`LH-${String(at).padStart(5, '0')}`],
    };
  });
}
