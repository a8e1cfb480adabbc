import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBuild } from './build-speed.ts';
import { benchPages } from './page-speed.ts';
import { table } from './table.ts';

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '1000,5000' },
    runs: { type: 'string', default: '5' },
  },
});

const cores = `${availableParallelism()} cores (${cpus()[0]?.model})`;
process.stdout.write(`Node ${process.version}, ${cores}, medians of ${values.runs} runs\n\n`);
for (const brands of values.brands.split(',').map(Number)) {
  process.stdout.write(`${table(await benchBuild(brands, Number(values.runs)))}\n\n`);
}
process.stdout.write(`${table(await benchPages(Number(values.runs)))}\n`);
