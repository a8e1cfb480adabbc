import { makeBundles } from './make-bundles.ts';

const [folder = '', hash = ''] = process.argv.slice(2);
// Without the build that has started it, nobody needs the bundles.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
await makeBundles(folder, hash);
