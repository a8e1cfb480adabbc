import type { InlineConfig, Plugin } from 'vite';
import { classNames, styleNames } from './class-names.ts';
import { kitFolder } from './kit-folder.ts';
import { leanReact } from './lean-react.ts';
import { siteFonts } from './site-fonts.ts';

/** The module that renders pages. */
export const serverEntry = 'src/site/entry-server.tsx';

/** The module that starts the application. */
export const clientEntry = 'src/site/entry-client.tsx';

/** The chunks that documents ask for at once: what starts the application, and the largest that it needs. */
export const clientChunks = [clientEntry, 'rolldown-runtime', 'react'] as const;

/** What all bundles share: class names of CSS modules depend on it. */
const common: InlineConfig = {
  root: kitFolder,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  publicDir: false,
  css: { modules: { generateScopedName: classNames() } },
  // Whatever NODE_ENV the caller runs in, the bundle is the one that ships.
  oxc: { jsx: { runtime: 'automatic', development: false } },
};

/** On a busy machine plugins are slow, which is nobody's fault. */
const quiet = { checks: { pluginTimings: false } };

const production = { 'process.env.NODE_ENV': '"production"' };

const browsers = ['chrome117', 'firefox128', 'safari17.5'];

const files = {
  chunkFileNames: 'chunks/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/** The bundle that renders pages, with the styles of both. */
export function serverBundle(outDir: string, entry: string): InlineConfig {
  return {
    ...common,
    define: production,
    plugins: [siteFonts()],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      ssrEmitAssets: true,
      outDir,
      emptyOutDir: false,
      manifest: 'manifest.json',
      cssMinify: true,
      cssTarget: browsers,
      assetsInlineLimit: 0,
      target: 'node24',
      reportCompressedSize: false,
      rolldownOptions: {
        ...quiet,
        output: {
          ...files,
          entryFileNames: 'entry-server.js',
          // Styles follow the chunks in the order of their imports, and messages have none.
          codeSplitting: { groups: [{ name: 'words', test: /\/src\/words\// }] },
        },
      },
    },
  };
}

/** What few pages have, or few visitors want: legal blocks, items, content of other parties, the sidebar. */
const isForFew =
  /\/src\/site\/(?:features\/(?:add-to-request-list|company-block|contents|item-\w+|legal-blocks|map|request-section|requested-items|search\/(?!start-)|visit)|shell\/services|ui\/(?:external|screen-class|sidebar|svg-logo|tooltip))/;

/** What templates share. */
const isShared =
  /\/src\/(?:site\/(?:(?:consent|features|shell|storage|ui|widgets)\/|messages\/messages|request-list\/presence|templates\/category\/category\.module)|model\/(?:consent\/|directions|part-ids|picture)|words\/plural)/;

/** What lists of items share with the pages of items, and no other page needs. */
const isForLists =
  /\/src\/(?:site\/(?:features\/(?:add-to-request-list|item-card)|request-list\/(?:list|use-request-list))|model\/forms\/pieces|words\/(?:catalogue|request-list))/;

const scriptFile = 'assets/[name]-[hash].js';

/** The bundle that runs in browsers. */
export function clientBundle(outDir: string, entry: string, hash: string): InlineConfig {
  return {
    ...common,
    define: { ...production, 'import.meta.env.CODE_HASH': JSON.stringify(hash) },
    plugins: [leanReact(), withoutPreloads(), styleNames()],
    worker: { rolldownOptions: { output: { entryFileNames: scriptFile } } },
    build: {
      outDir,
      emptyOutDir: false,
      manifest: 'client.json',
      modulePreload: false,
      assetsInlineLimit: 0,
      target: browsers,
      reportCompressedSize: false,
      rolldownOptions: {
        ...quiet,
        input: entry,
        output: {
          ...files,
          entryFileNames: scriptFile,
          chunkFileNames: scriptFile,
          codeSplitting: {
            // What the entry uses as well stays with it: it waits for no other chunk.
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'react',
                test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
              },
              // One request brings all that lists of items need, instead of each part the next.
              { name: 'items', test: isForLists },
              // It is small: one file costs less than many.
              { name: 'site', test: (id) => isShared.test(id) && !isForFew.test(id) },
            ],
          },
        },
      },
    },
  };
}

/** A form of the service worker: one classic script. The other form comes into the same folder. */
export function workerBundle(outDir: string, entry: string): InlineConfig {
  return {
    ...common,
    define: production,
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      target: browsers,
      reportCompressedSize: false,
      rolldownOptions: {
        ...quiet,
        input: entry,
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  };
}

/** A script that stands in documents. What it declares is its own, for it is one function. */
export function inlineBundle(
  outDir: string,
  entry: string,
  values: Readonly<Record<string, string>>,
): InlineConfig {
  const { define, ...bundle } = workerBundle(outDir, entry);
  return { ...bundle, define: { ...define, ...values } };
}

/** Chunks have no styles and few others to wait for, so Vite's loader of both would be idle. */
function withoutPreloads(): Plugin {
  return {
    name: 'without-preloads',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
