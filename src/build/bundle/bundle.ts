import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeHash } from './code-hash.ts';
import { kitFolder } from './kit-folder.ts';
import { readStyles, type TemplateStyles } from './styles.ts';
import { takePlace } from './take-place.ts';

/** The site's code, bundled for the renderer. */
export interface Bundle {
  /** Changes with the code of the site, and with nothing else. */
  hash: string;
  /** Address of the module that renders pages (`src/site/entry-server.tsx`). */
  entry: string;
  /** Folder of the files that pages refer to as '/assets/…'. */
  assets: string;
  /** The styles that each template needs, those of the shell first. */
  styles: TemplateStyles;
}

const entry = 'src/site/entry-server.tsx';

/** Bundles the site's code, or takes the bundle of an earlier build if the code is the same. */
export async function bundleSite(cacheFolder: string): Promise<Bundle> {
  const hash = await codeHash(['site', 'model', 'build/bundle']);
  const folder = join(cacheFolder, 'bundle', hash);
  if (!existsSync(folder)) await build(folder);
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  return {
    hash,
    entry: pathToFileURL(join(folder, 'entry-server.js')).href,
    assets: join(folder, 'assets'),
    styles: await readStyles(folder, manifest, entry),
  };
}

/** Bundles into a folder of its own, which takes its place when it is finished. */
async function build(folder: string): Promise<void> {
  const { build: viteBuild } = await import('vite');
  const unfinished = `${folder}.${process.pid}`;
  await viteBuild({
    root: kitFolder,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    // Whatever NODE_ENV the caller runs in, the bundle is the one that ships.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      ssrEmitAssets: true,
      outDir: unfinished,
      emptyOutDir: true,
      manifest: 'manifest.json',
      cssMinify: true,
      cssTarget: ['chrome117', 'firefox128', 'safari17.5'],
      assetsInlineLimit: 0,
      target: 'node24',
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'entry-server.js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
  await takePlace(unfinished, folder);
}
