import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFolder } from './bundle-folder.ts';
import { filesOf } from './manifest.ts';
import { kitCode } from './prebuilt.ts';
import { readStyles, type SiteStyles } from './styles.ts';
import { readStartCode, type StartCode } from './start-script.ts';
import { clientChunks, serverEntry } from './vite-settings.ts';

/** The site's code, bundled for the renderer. */
export interface Bundle {
  /** Changes exactly when the site's code does. */
  hash: string;
  /** URL of the module that renders pages (`src/site/entry-server.tsx`). */
  entry: string;
  /** Paths on the site of the modules that start the application. */
  client: readonly string[];
  /** Folder of the files that pages refer to as '/assets/…'. */
  assets: string;
  styles: SiteStyles;
  serviceWorker: ServiceWorkerCode;
  start: StartCode;
}

/** The two variants of the service worker, each a classic script. */
export interface ServiceWorkerCode {
  /** Expects its settings in `serviceWorkerSettings`. */
  on: string;
  /** Removes the worker and its caches. */
  off: string;
}

/**
 * Returns the bundles of the site's code, making them if they don't exist.
 *
 * @param hash Hash of the code; see `kitCode`.
 */
export async function bundleSite(cacheFolder: string, hash = kitCode().site): Promise<Bundle> {
  const folder = await bundleFolder(cacheFolder, hash);
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
