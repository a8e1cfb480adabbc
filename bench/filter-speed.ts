import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesSource } from '#content/files/files-source.ts';
import { loadSite } from '#content/load.ts';
import { plan } from '#generator/plan/plan.ts';
import { openCatalogue } from '#model/catalogue/catalogue.ts';
import type { CatalogueFile } from '#model/catalogue/catalogue-file.ts';
import { findItems } from '#model/catalogue/find-items.ts';
import { parseSelection, selectionQuery } from '#model/catalogue/selection.ts';
import { writeLargeCatalogue } from './large-catalogue.ts';
import { median, type Row } from './table.ts';

const kit = new URL('..', import.meta.url).pathname;

/** Measures what a visitor loads to filter the items of a large shop, and how long filtering takes. */
export async function benchFilter(itemCount: number, runs: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-bench-'));
  try {
    await writeLargeCatalogue(folder, itemCount, join(kit, 'content/media'));
    const { site } = await loadSite(filesSource(folder));
    if (!site) throw new Error('The large catalogue has mistakes.');
    const [index] = plan(site, new Map(), '2026-11-22').catalogueFiles();
    if (!index) throw new Error('The large catalogue lists nothing.');
    return [rowOf(itemCount, index.json, runs)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function rowOf(itemCount: number, json: string, runs: number): Row {
  const size = brotliCompressSync(json).length;
  const open = () => {
    const { data } = JSON.parse(json) as { data: { catalogue: CatalogueFile } };
    const catalogue = openCatalogue(data.catalogue);
    return { catalogue, scope: catalogue.scope(undefined) };
  };
  const first = time(runs, () => {
    const { catalogue, scope } = open();
    findItems(catalogue, scope, parseSelection('?sort=price-up', scope.facets));
  });
  const { catalogue, scope } = open();
  const selection = parseSelection('?price=100..2000&sort=price-up', scope.facets);
  const change = time(runs, () => findItems(catalogue, scope, selection));
  if (selectionQuery(selection, scope.facets) === '') throw new Error('Nothing was filtered.');
  return {
    name: `${itemCount.toLocaleString('en')} items`,
    'index, brotli': `${Math.round(size / 1024)} KB`,
    'per item': `${(size / itemCount).toFixed(1)} B`,
    'first result, CPU': `${first.toFixed(1)} ms`,
    'a change, CPU': `${change.toFixed(1)} ms`,
  };
}

/** The median CPU time of some runs, ms: the time by the clock depends on what else the machine does. */
function time(runs: number, run: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const start = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return median(times);
}
