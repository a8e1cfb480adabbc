import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBuild, benchCatalogue } from './build-speed.ts';
import { benchFilter } from './filter-speed.ts';
import { benchCataloguePages } from './catalogue-pages.ts';
import { benchForms } from './form-load.ts';
import { benchPages } from './page-speed.ts';
import { benchPublish } from './publish-speed.ts';
import { benchSearch } from './search-speed.ts';
import { type Row, table } from './table.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'build,publish,pages,search,forms,filter' },
    brands: { type: 'string', default: '1000,5000' },
    items: { type: 'string', default: '50000' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
  },
});
const parts = values.only.split(',');
const runs = Number(values.runs);

const cores = `${availableParallelism()} cores (${cpus()[0]?.model})`;
process.stdout.write(`Node ${process.version}, ${cores}, medians of ${runs} runs\n\n`);
if (parts.includes('build')) {
  for (const brands of values.brands.split(',').map(Number)) print(await benchBuild(brands, runs));
}
if (parts.includes('catalogue')) {
  for (const items of values.items.split(',').map(Number)) print(await benchCatalogue(items, runs));
}
if (parts.includes('catalogue-pages')) {
  for (const items of values.items.split(',').map(Number)) {
    print(await benchCataloguePages(items, runs));
  }
}
if (parts.includes('publish')) print(await benchPublish(1000, runs));
if (parts.includes('pages')) print(await benchPages(runs));
if (parts.includes('search')) print(await benchSearch(50_000, runs));
if (parts.includes('filter')) {
  for (const items of values.items.split(',').map(Number)) print(await benchFilter(items, runs));
}
if (parts.includes('forms')) print(await benchForms(Number(values.seconds)));

function print(rows: readonly Row[]): void {
  process.stdout.write(`${table(rows)}\n\n`);
}
