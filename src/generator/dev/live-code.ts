import type { Server } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { join, relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { siteFonts } from '../bundle/site-fonts.ts';
import { styleModules } from './style-modules.ts';

/** Live code run through Vite, and a channel to the browsers that show its output. */
export interface LiveCode {
  /** Handlers for Vite's own files: its client, fonts, source files. */
  middlewares: ViteDevServer['middlewares'];
  /**
   * Imports a module.
   *
   * @param module Path from the root, such as '/src/site/entry-server.tsx'.
   * @throws Error if the code cannot be parsed or run.
   */
  load<Exports>(module: string): Promise<Exports>;
  /** The style sheets of modules and everything that they import, in import order. */
  styles(modules: readonly string[]): Promise<string>;
  reloadBrowsers(): void;
  close(): Promise<void>;
}

export interface LiveCodeOptions {
  root: string;
  /** Folders below the root that contain code; only these are watched. */
  folders: readonly string[];
  /** Server for the websocket to browsers. */
  server: Server;
  host: string;
  cache: string;
  log: (text: string) => void;
  /** Packages that browsers load. */
  packages?: string[];
  /** Code to substitute for expressions, such as 'import.meta.env.CODE_HASH'. */
  define?: Record<string, string>;
}

/** Runs code through Vite. Browsers reload when code that a page was made with changes. */
export async function liveCode(options: LiveCodeOptions): Promise<LiveCode> {
  const { root, folders, server, host, cache, log, packages = [], define = {} } = options;
  const { createLogger, createServer, createServerModuleRunner } = await import('vite');
  const logger = createLogger('warn');
  // Without Vite's internal stack, and without colours, which a terminal may not support.
  logger.error = (message) => log(stripVTControlCharacters(message).replace(/\n\s+at .*/s, ''));
  const vite = await createServer({
    root,
    configFile: false,
    envDir: false,
    appType: 'custom',
    publicDir: false,
    cacheDir: resolve(cache, 'vite'),
    customLogger: logger,
    clearScreen: false,
    define,
    optimizeDeps: { noDiscovery: true, include: packages },
    server: {
      middlewareMode: true,
      host,
      ws: { server },
      headers: { 'X-Content-Type-Options': 'nosniff' },
      watch: {
        ignored: (path: string) => !folders.some((folder) => leadsTo(join(root, folder), path)),
      },
    },
    plugins: [siteFonts(), reloadOnChange()],
  });
  const { client, ssr } = vite.environments;
  // Without hot updates, the runner checks on each import whether it is still valid.
  const runner = createServerModuleRunner(ssr, { hmr: false });
  vite.watcher.on('change', (file) => tellOfRestart(relative(root, file), log));
  return {
    middlewares: vite.middlewares,
    load: <Exports>(module: string) => runner.import<Exports>(module),
    styles: async (modules) => {
      await Promise.all(modules.map((module) => runner.import(module)));
      const files = await styleModules(ssr.moduleGraph, modules);
      const texts = await Promise.all(
        files.map((file) => runner.import<{ default: string }>(`${file}?inline`)),
      );
      return texts.map(({ default: css }) => css).join('\n');
    },
    reloadBrowsers: () => client.hot.send({ type: 'full-reload' }),
    close: async () => {
      await runner.close();
      await vite.close();
    },
  };
}

/** Whether a path is in a folder, or is its parent, where the watcher starts. */
function leadsTo(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return below === '..' || !below.startsWith('..');
}

/** Vite itself only reloads browsers for modules that they have loaded. */
function reloadOnChange(): Plugin {
  return {
    name: 'reload-on-change',
    hotUpdate({ type, file, modules, server }) {
      if (this.environment.name !== 'ssr') return;
      const isNew = type === 'create' && /(?<!\.test)\.(?:tsx?|css)$/.test(file);
      // A new file may resolve an import that failed before, which the graph does not record.
      if (isNew) this.environment.moduleGraph.invalidateAll();
      if (isNew || modules.length > 0) {
        server.environments.client.hot.send({ type: 'full-reload' });
      }
    },
  };
}

/** Asks for a restart after changes of code around the site, which Node has already loaded. */
function tellOfRestart(path: string, log: (text: string) => void): void {
  if (/^src\/(?:generator|content|disk|model|server|words)\/.*(?<!\.test)\.ts$/.test(path)) {
    log(`${path} has changed. Stop and start again for it to take effect.`);
  }
}
