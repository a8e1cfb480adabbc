import type { InlineConfig, Plugin } from 'vite';
import { classNames, styleNames } from './class-names.ts';
import { kitFolder } from './kit-folder.ts';
import { leanReact } from './lean-react.ts';
import { siteFonts } from './site-fonts.ts';

/** The module that renders pages. */
export const serverEntry = 'src/site/entry-server.tsx';

/** The module that starts the application. */
export const clientEntry = 'src/site/entry-client.tsx';

/**
 * The chunks that documents request immediately: the one that starts the application, and its
 * largest dependencies.
 */
export const clientChunks = [clientEntry, 'rolldown-runtime', 'react'] as const;

/** Settings shared by all bundles, which class names of CSS modules depend on. */
const common: InlineConfig = {
  root: kitFolder,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  publicDir: false,
  css: { modules: { generateScopedName: classNames() } },
  // Makes the production bundle whatever the caller's NODE_ENV.
  oxc: { jsx: { runtime: 'automatic', development: false } },
};

/** Slow-plugin warnings are noise on busy machines. */
const quiet = { checks: { pluginTimings: false } };

const production = { 'process.env.NODE_ENV': '"production"' };

const browsers = ['chrome117', 'firefox128', 'safari17.5'];

const files = {
  chunkFileNames: 'chunks/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/** The bundle that renders pages. Also contains the styles, which the client bundle lacks. */
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
          // Messages have no styles, so splitting them off keeps styles in import order.
          codeSplitting: { groups: [{ name: 'words', test: /\/src\/words\// }] },
        },
      },
    },
  };
}

/**
 * Modules that few pages have or few visitors use: legal blocks, items, third-party content, the
 * sidebar.
 */
const isForFew =
  /\/src\/site\/(?:features\/(?:add-to-request-list|company-block|contents|item-\w+|legal-blocks|map|request-section|requested-items|search\/(?!start-)|visit)|shell\/services|ui\/(?:external|screen-class|sidebar|svg-logo|tooltip))/;

/** Modules that templates share. */
const isShared =
  /\/src\/(?:site\/(?:(?:consent|features|shell|storage|ui|widgets)\/|messages\/messages|request-list\/presence|templates\/category\/category\.module)|model\/(?:consent\/|directions|part-ids|picture)|words\/plural)/;

/** Modules shared by lists of items and item pages, and needed by no other page. */
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
            // Keeps modules that the entry uses as well in the entry, which then waits for no other
            // chunk.
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'react',
                test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
              },
              // A single request loads everything that lists of items need, instead of a chain of
              // requests.
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

/**
 * A variant of the service worker: one classic script. The other variant goes into the same folder.
 */
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

/** An inline script of documents. It is a single function, so its declarations are private. */
export function inlineBundle(
  outDir: string,
  entry: string,
  values: Readonly<Record<string, string>>,
): InlineConfig {
  const { define, ...bundle } = workerBundle(outDir, entry);
  return { ...bundle, define: { ...define, ...values } };
}

/** Replaces Vite's preload helper: chunks have no styles and few dependencies to wait for. */
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
