import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { filesOf } from './manifest.ts';
import { kitCode, prebuilt } from './prebuilt.ts';
import { readStyles, type SiteStyles } from './styles.ts';
import { readStartCode, type StartCode } from './start-script.ts';
import { takePlace } from './take-place.ts';
import { clientChunks, serverEntry } from './vite-settings.ts';

/** The site's code, bundled for the renderer. */
export interface Bundle {
  /** Changes with the code of the site, and with nothing else. */
  hash: string;
  /** Address of the module that renders pages (`src/site/entry-server.tsx`). */
  entry: string;
  /** Addresses on the site of the modules that start the application. */
  client: readonly string[];
  /** Folder of the files that pages refer to as '/assets/…'. */
  assets: string;
  styles: SiteStyles;
  serviceWorker: ServiceWorkerCode;
  start: StartCode;
}

/** The service worker's two forms, each one classic script. */
export interface ServiceWorkerCode {
  /** Expects its settings in `serviceWorkerSettings`. */
  on: string;
  /** Removes the worker and its caches. */
  off: string;
}

/**
 * The bundles of the site's code: those that the packed kit brings, or those of an earlier build if
 * the code is the same; else they are made now, in a thread of their own.
 *
 * @param hash that of the code; see `kitCode`.
 */
export async function bundleSite(cacheFolder: string, hash = kitCode().site): Promise<Bundle> {
  const folder = prebuilt ?? join(resolve(cacheFolder), 'bundle', hash);
  if (!existsSync(folder)) await build(folder, hash);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const readJson = async (name: string): Promise<unknown> => JSON.parse(await read(name));
  const [server, client, on, off, start] = await Promise.all([
    readJson('manifest.json'),
    readJson('client.json'),
    read('worker.js'),
    read('off.js'),
    readStartCode(join(folder, 'start')),
  ]);
  return {
    hash,
    entry: pathToFileURL(join(folder, 'entry-server.js')).href,
    client: filesOf(client, clientChunks).map((file) => `/${file}`),
    assets: join(folder, 'assets'),
    styles: await readStyles(folder, server, serverEntry),
    serviceWorker: { on, off },
    start,
  };
}

/** Bundles into a folder of its own, which takes its place when it is finished. */
async function build(folder: string, hash: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  const thread = new Worker(new URL(`bundle-thread${extname(import.meta.url)}`, import.meta.url), {
    workerData: { folder: unfinished, hash },
  });
  await once(thread, 'exit');
  await takePlace(unfinished, folder);
}
