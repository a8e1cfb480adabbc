import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeHash } from './code-hash.ts';
import { kitFolder } from './kit-folder.ts';
import { takePlace } from './take-place.ts';
import { workerBundle } from './vite-settings.ts';

/** The service worker's two forms, each one classic script. */
export interface ServiceWorkerCode {
  /** Expects its settings in `serviceWorkerSettings`. */
  on: string;
  /** Removes the worker and its caches. */
  off: string;
}

/** Bundles the service worker, or takes that of an earlier build if the code is the same. */
export async function bundleServiceWorker(cacheFolder: string): Promise<ServiceWorkerCode> {
  const hash = await codeHash(['site/service-worker', 'model', 'words', 'generator/bundle']);
  const folder = join(cacheFolder, 'service-worker', hash);
  if (!existsSync(folder)) await build(folder);
  const [on, off] = await Promise.all([
    readFile(join(folder, 'worker.js'), 'utf8'),
    readFile(join(folder, 'off.js'), 'utf8'),
  ]);
  return { on, off };
}

/** Bundles into a folder of its own, which takes its place when it is finished. */
async function build(folder: string): Promise<void> {
  const { build: viteBuild } = await import('vite');
  const unfinished = `${folder}.${process.pid}`;
  for (const name of ['worker', 'off']) {
    const entry = join(kitFolder, `src/site/service-worker/${name}.ts`);
    await viteBuild(workerBundle(unfinished, entry));
  }
  await takePlace(unfinished, folder);
}
