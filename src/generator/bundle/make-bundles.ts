import { join } from 'node:path';
import { kitFolder } from './kit-folder.ts';
import { startBundles } from './start-script.ts';
import {
  clientBundle,
  clientEntry,
  serverBundle,
  serverEntry,
  workerBundle,
} from './vite-settings.ts';

/**
 * Bundles the site's code in parallel: for the renderer, for browsers, for the service worker and
 * for the inline scripts of documents.
 *
 * @param folder Absolute path for the bundles; does not exist yet.
 * @param hash Hash of the code, which browsers compare with the release's.
 */
export async function makeBundles(folder: string, hash: string): Promise<void> {
  const { build } = await import('vite');
  const serviceWorkers = ['worker', 'off'].map((name) =>
    workerBundle(folder, join(kitFolder, `src/site/service-worker/${name}.ts`)),
  );
  const site = [serverBundle(folder, serverEntry), clientBundle(folder, clientEntry, hash)];
  const start = startBundles(join(folder, 'start'));
  await Promise.all([...site, ...serviceWorkers, ...start].map((settings) => build(settings)));
}
