import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeHash } from './code-hash.ts';
import { fileOf } from './manifest.ts';
import { readStyles, type SiteStyles } from './styles.ts';
import { takePlace } from './take-place.ts';
import { clientBundle, serverBundle } from './vite-settings.ts';

/** The site's code, bundled for the renderer. */
export interface Bundle {
  /** Changes with the code of the site, and with nothing else. */
  hash: string;
  /** Address of the module that renders pages (`src/site/entry-server.tsx`). */
  entry: string;
  /** Address on the site of the module that starts the application. */
  client: string;
  /** Folder of the files that pages refer to as '/assets/…'. */
  assets: string;
  styles: SiteStyles;
}

const entry = 'src/site/entry-server.tsx';
const clientEntry = 'src/site/entry-client.tsx';

/** Bundles the site's code, or takes the bundle of an earlier build if the code is the same. */
export async function bundleSite(cacheFolder: string): Promise<Bundle> {
  const hash = await codeHash(['site', 'model', 'words', 'generator/bundle']);
  const folder = join(cacheFolder, 'bundle', hash);
  if (!existsSync(folder)) await build(folder, hash);
  const [server, client] = await Promise.all(
    ['manifest.json', 'client.json'].map(async (name): Promise<unknown> => {
      return JSON.parse(await readFile(join(folder, name), 'utf8'));
    }),
  );
  return {
    hash,
    entry: pathToFileURL(join(folder, 'entry-server.js')).href,
    client: `/${fileOf(client, clientEntry)}`,
    assets: join(folder, 'assets'),
    styles: await readStyles(folder, server, entry),
  };
}

/** Bundles into a folder of its own, which takes its place when it is finished. */
async function build(folder: string, hash: string): Promise<void> {
  const { build: viteBuild } = await import('vite');
  const unfinished = `${folder}.${process.pid}`;
  await viteBuild(serverBundle(unfinished, entry));
  await viteBuild(clientBundle(unfinished, clientEntry, hash));
  await takePlace(unfinished, folder);
}
