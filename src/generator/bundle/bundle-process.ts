import { wordsFor } from '#model/user-error.ts';
import { makeBundles } from './make-bundles.ts';

const [folder = '', hash = ''] = process.argv.slice(2);
// The bundles are only needed by the build that started this process.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
try {
  await makeBundles(folder, hash);
} catch (error) {
  const words = wordsFor(error);
  if (words === undefined) throw error;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
