import { makeBundles } from './make-bundles.ts';

const [folder = '', hash = ''] = process.argv.slice(2);
await makeBundles(folder, hash);
